/** A typed client of the server's interface (docs/api.md). */

import type {
  AnalysisTold, ChatMessage, EditionInfo, Exercises, GameInfo, Hint, Hook, Me, Original, Puzzle, PuzzleSolution, PuzzleVerdict,
  Refusal, Replay, RuleSection, Seen, Sent, TableCard, TableInfo, TableWish, Tried, Trouble,
} from "./types";

/** A turn was stored for good. */
export interface Made {
  stamp: string;
  length: number;
}

type Body = Record<string, unknown>;

/** What the server would not do, and why. Status 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
    readonly retryAfter = 0,
  ) {
    super(message);
  }

  /** Nothing is wrong with what was asked; asking again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

async function request(method: string, path: string, body?: Body): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (method !== "GET") {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "unreachable", "The server can't be reached.");
  }
  if (!response.ok) throw await problem(response);
  return response;
}

/** What the server answered, as an error to be thrown. */
export function refused(status: number, error: Trouble, wait = error.args?.wait ?? 0): ApiError {
  return new ApiError(status, error.code, error.message, error.refusal ?? null, wait);
}

async function problem(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get("Retry-After") ?? 0);
  try {
    const { error } = (await response.json()) as { error: Trouble };
    return refused(response.status, error, wait);
  } catch {
    return new ApiError(response.status, response.status === 404 ? "not_found" : "unavailable", response.statusText, null, wait);
  }
}

async function json<T>(method: string, path: string, body?: Body): Promise<T> {
  const response = await request(method, path, body);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body?: Body) => json<T>("POST", path, body);
const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guests", { name }),
  register: (body: { login: string; password: string; name?: string }) => post<Me>("/accounts", body),
  signIn: (login: string, password: string) => post<Me>("/session", { login, password }),
  signOut: () => json<null>("DELETE", "/session"),
  signOutEverywhere: () => json<null>("DELETE", "/sessions"),
  changeMe: (body: Body) => json<Me>("PATCH", "/me", body),
  exportMe: async () => (await request("GET", "/me/export")).text(),
  deleteMe: (password?: string) => json<null>("DELETE", "/me", password ? { password } : {}),
  hooks: () => get<Hook[]>("/me/hooks"),
  addHook: (url: string, shape: Hook["shape"]) => post<Hook>("/me/hooks", { url, shape }),
  removeHook: (id: Hook["id"]) => json<null>("DELETE", `/me/hooks/${id}`),
  testHook: (id: Hook["id"]) => post<Sent>(`/me/hooks/${id}/test`),
  testEmail: () => post<Sent>("/me/email/test"),
  askForLink: () => post<Sent>("/me/email/confirm"),
  confirmEmail: (token: string) => post<null>("/email/confirm", { token }),

  puzzles: () => get<Exercises>("/puzzles"),
  puzzle: (id: string) => get<Puzzle>(`/puzzles/${encodeURIComponent(id)}`),
  tryPuzzle: (id: string, stamp: string, choices: string[]) =>
    post<Tried>(`/puzzles/${encodeURIComponent(id)}/try`, { stamp, choices }),
  whyInPuzzle: (id: string, stamp: string, choices: string[], actions: string[]) =>
    post<{ reasons: (Refusal | null)[] }>(`/puzzles/${encodeURIComponent(id)}/why`, { stamp, choices, actions }),
  answerPuzzle: (id: string, stamp: string, choices: string[]) =>
    post<PuzzleVerdict>(`/puzzles/${encodeURIComponent(id)}/answers`, { stamp, choices }),
  solution: (id: string) => post<PuzzleSolution>(`/puzzles/${encodeURIComponent(id)}/solution`),

  games: () => get<GameInfo[]>("/games"),
  edition: (game: string, edition: string) => get<EditionInfo>(`/games/${game}/${edition}`),
  rules: (game: string, language: string) => get<{ sections: RuleSection[] }>(`/rules/${game}?language=${language}`),

  tables: (list: "mine" | "open" | "finished", before?: number) =>
    get<TableCard[]>(`/tables?list=${list}${before ? `&before=${before}` : ""}`),
  create: (wish: TableWish) => post<TableInfo>("/tables", { ...wish }),
  lesson: (game: string) => post<TableInfo>("/lessons", { game }),
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, body: { seat?: number; token?: string }) => post<TableInfo>(`${at(id)}/join`, body),
  setSeat: (id: string, seat: number, body: { kind: string; level?: string }) =>
    post<TableInfo | null>(`${at(id)}/seats/${seat}`, body),
  start: (id: string, fill: boolean) => post<TableInfo>(`${at(id)}/start`, { fill }),
  leave: (id: string) => post<TableInfo | null>(`${at(id)}/leave`),
  comeBack: (id: string) => post<TableInfo | null>(`${at(id)}/return`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  /** With a seat, bots play the others. */
  fork: (id: string, step: number, seat?: number) => post<TableInfo>(`${at(id)}/fork`, { step, seat }),
  vote: (id: string, seat: number, yes: boolean) => post<TableInfo | null>(`${at(id)}/vote`, { seat, yes }),
  record: async (id: string) => (await request("GET", `${at(id)}/record`)).text(),
  upload: (record: string) => post<TableInfo>("/records", { record }),
  replay: (id: string, step: number) => get<Replay>(`${at(id)}/replay?step=${step}`),
  scores: (id: string) => get<{ points: { step: number; totals: number[] }[] }>(`${at(id)}/scores`),
  analysis: (id: string, since: number) => get<AnalysisTold>(`${at(id)}/analysis?since=${since}`),
  analyse: (id: string) => post<AnalysisTold>(`${at(id)}/analysis`),
  stopAnalysis: (id: string) => post<AnalysisTold>(`${at(id)}/analysis/stop`),
  original: (id: string) => get<Original>(`${at(id)}/original`),
  notes: (id: string) => get<{ text: string }>(`${at(id)}/notes`),
  saveNotes: (id: string, text: string) => json<null>("PUT", `${at(id)}/notes`, { text }),

  seen: (id: string, seat: number | null) => get<Seen>(`${at(id)}/seen${seat === null ? "" : `?seat=${seat}`}`),
  try: (id: string, seat: number, stamp: string, choices: string[]) =>
    post<Tried>(`${at(id)}/try`, { seat, stamp, choices }),
  why: (id: string, seat: number, stamp: string, choices: string[], actions: string[]) =>
    post<{ reasons: (Refusal | null)[] }>(`${at(id)}/why`, { seat, stamp, choices, actions }),
  hints: (id: string, seat: number, stamp: string, choices: string[]) =>
    post<{ hints: Hint[] }>(`${at(id)}/hints`, { seat, stamp, choices }),
  turn: (id: string, seat: number, stamp: string, choices: string[]) =>
    post<Made>(`${at(id)}/turns`, { seat, stamp, choices }),
  undo: (id: string, seat: number, stamp: string, what: "last" | "turn") =>
    post<Body>(`${at(id)}/undo`, { seat, stamp, what }),
  propose: (id: string, seat: number, line: number) => post<Body>(`${at(id)}/proposal`, { seat, line }),
  answer: (id: string, seat: number, answer: "consent" | "refuse") => post<Body>(`${at(id)}/proposal`, { seat, answer }),
  chat: (id: string) => get<ChatMessage[]>(`${at(id)}/chat`),
  say: (id: string, text: string) => post<Body>(`${at(id)}/chat`, { text }),
};

export type Api = typeof api;

/** A typed client of the server's interface (docs/api.md). */

import type {
  AnalysisTold,
  Blocked,
  ChatMessage,
  Deed,
  EditionInfo,
  Exercises,
  GameInfo,
  Hint,
  Hook,
  HostTable,
  Listed,
  Me,
  NewReport,
  Offer,
  Original,
  PersonDeed,
  Puzzle,
  PuzzleSolution,
  PuzzleVerdict,
  Refusal,
  Replay,
  Report,
  RuleSection,
  SeatRating,
  Seen,
  Story,
  Tested,
  TableCard,
  TableDeed,
  TableInfo,
  TableWish,
  Tried,
  Trouble,
  TurnPlace,
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
    /** What exactly went wrong, with its values: the words are ours (`complaint`). */
    readonly kind: string,
    readonly args: Trouble["args"] = {},
    readonly refusal: Refusal | null = null,
    readonly retryAfter = 0,
  ) {
    super(kind);
  }

  /** Nothing is wrong with what was asked; asking again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

async function request(method: string, path: string, body?: Body): Promise<Response> {
  const init: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { Accept: "application/json" },
  };
  if (method !== "GET") {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
    // What is being kept when the page is left gets there all the same.
    init.keepalive = method === "PUT";
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "unreachable", "unavailable");
  }
  if (!response.ok) throw await problem(response);
  return response;
}

/** What the server answered, as an error to be thrown. */
export function refused(
  status: number,
  error: Trouble,
  wait = Number(error.args.wait ?? 0),
): ApiError {
  return new ApiError(status, error.code, error.kind, error.args, error.refusal, wait);
}

async function problem(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get("Retry-After") ?? 0);
  try {
    const { error } = (await response.json()) as { error: Trouble };
    return refused(response.status, error, wait);
  } catch {
    const [code, kind] =
      response.status === 404 ? ["not_found", "not-found"] : ["unavailable", "unavailable"];
    return new ApiError(response.status, code, kind, {}, null, wait);
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
  register: (body: { login: string; password: string; name?: string }) =>
    post<Me>("/accounts", body),
  signIn: (login: string, password: string) => post<Me>("/session", { login, password }),
  forgotPassword: (who: string) => post<null>("/password/forgotten", { who }),
  setPassword: (token: string, password: string) => post<Me>("/password", { token, password }),
  signOut: () => json<null>("DELETE", "/session"),
  signOutEverywhere: () => json<null>("DELETE", "/sessions"),
  changeMe: (body: Body) => json<Me>("PATCH", "/me", body),
  exportMe: async () => (await request("GET", "/me/export")).text(),
  deleteMe: (password?: string) => json<null>("DELETE", "/me", password ? { password } : {}),
  blocks: () => get<Blocked[]>("/me/blocks"),
  block: (id: string) => json<null>("PUT", `/me/blocks/${encodeURIComponent(id)}`),
  unblock: (id: string) => json<null>("DELETE", `/me/blocks/${encodeURIComponent(id)}`),
  report: (report: NewReport) => post<null>("/reports", { ...report }),
  hostReports: () => get<Report[]>("/host/reports"),
  hostPeople: (search: string) =>
    get<Listed[]>(`/host/people?search=${encodeURIComponent(search)}`),
  hostTables: (search: string) =>
    get<HostTable[]>(`/host/tables?search=${encodeURIComponent(search)}`),
  hostLog: () => get<Deed[]>("/host/log"),
  actOnPerson: (id: string, action: PersonDeed["action"], days: number | null, why: string) =>
    post<null>(`/host/people/${encodeURIComponent(id)}`, { action, days, why }),
  actOnTable: (id: string, action: TableDeed["action"], why: string) =>
    post<null>(`/host/tables/${encodeURIComponent(id)}`, { action, why }),
  settle: (report: string, outcome: string) =>
    post<null>(`/host/reports/${encodeURIComponent(report)}`, { outcome }),
  hooks: () => get<Hook[]>("/me/hooks"),
  addHook: (url: string, shape: Hook["shape"]) => post<Hook>("/me/hooks", { url, shape }),
  removeHook: (id: Hook["id"]) => json<null>("DELETE", `/me/hooks/${id}`),
  testHook: (id: Hook["id"]) => post<Tested>(`/me/hooks/${id}/test`),
  testEmail: () => post<Tested>("/me/email/test"),
  askForLink: () => post<Tested>("/me/email/confirm"),
  noEmail: (token: string) => post<null>("/email/leave", { token }),
  movingLink: () => post<{ token: string }>("/me/link"),
  move: (token: string) => post<Me>("/session/link", { token }),
  confirmEmail: (token: string) => post<null>("/email/confirm", { token }),

  puzzles: () => get<Exercises>("/puzzles"),
  puzzle: (id: string) => get<Puzzle>(`/puzzles/${encodeURIComponent(id)}`),
  tryPuzzle: (id: string, stamp: string, choices: string[]) =>
    post<Tried>(`/puzzles/${encodeURIComponent(id)}/try`, { stamp, choices }),
  whyInPuzzle: (id: string, stamp: string, choices: string[], actions: string[]) =>
    post<{ reasons: (Refusal | null)[] }>(`/puzzles/${encodeURIComponent(id)}/why`, {
      stamp,
      choices,
      actions,
    }),
  answerPuzzle: (id: string, stamp: string, choices: string[]) =>
    post<PuzzleVerdict>(`/puzzles/${encodeURIComponent(id)}/answers`, { stamp, choices }),
  solution: (id: string) => post<PuzzleSolution>(`/puzzles/${encodeURIComponent(id)}/solution`),

  about: () => get<Offer>("/about"),
  words: (game: string, language: string) =>
    get<{ texts: string[] }>(`/games/${game}/words/${language}`),
  games: () => get<GameInfo[]>("/games"),
  edition: (game: string, edition: string) => get<EditionInfo>(`/games/${game}/${edition}`),
  rules: (game: string, language: string) =>
    get<{ sections: RuleSection[] }>(`/rules/${game}?language=${language}`),

  tables: (list: "mine" | "open" | "finished", before?: number) =>
    get<TableCard[]>(`/tables?list=${list}${before ? `&before=${before}` : ""}`),
  create: (wish: TableWish) => post<TableInfo>("/tables", { ...wish }),
  lesson: (game: string) => post<TableInfo>("/lessons", { game }),
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, body: { seat?: number; token?: string }) =>
    post<TableInfo>(`${at(id)}/join`, body),
  setSeat: (id: string, seat: number, body: { kind: string; level?: string }) =>
    post<TableInfo | null>(`${at(id)}/seats/${seat}`, body),
  start: (id: string, fill: boolean) => post<TableInfo>(`${at(id)}/start`, { fill }),
  wishClosed: (id: string, what: string, yes: boolean) =>
    post<TableInfo>(`${at(id)}/closed`, { what, yes }),
  journal: async (id: string) => (await request("GET", `${at(id)}/journal`)).text(),
  leave: (id: string) => post<TableInfo | null>(`${at(id)}/leave`),
  comeBack: (id: string) => post<TableInfo | null>(`${at(id)}/return`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  /** With a seat, bots play the others. */
  fork: (id: string, step: number, seat?: number, invite = false) =>
    post<TableInfo>(`${at(id)}/fork`, { step, seat, invite }),
  vote: (id: string, seat: number, yes: boolean) =>
    post<TableInfo | null>(`${at(id)}/vote`, { seat, yes }),
  record: async (id: string) => (await request("GET", `${at(id)}/record`)).text(),
  upload: (record: string) => post<TableInfo>("/records", { record }),
  replay: (id: string, step: number, since: number) =>
    get<Replay>(`${at(id)}/replay?step=${step}&since=${Math.max(0, since)}`),
  outline: (id: string) => get<{ turns: TurnPlace[] }>(`${at(id)}/outline`),
  scores: (id: string) => get<{ points: { step: number; totals: number[] }[] }>(`${at(id)}/scores`),
  analysis: (id: string, since: number) => get<AnalysisTold>(`${at(id)}/analysis?since=${since}`),
  analyse: (id: string) => post<AnalysisTold>(`${at(id)}/analysis`),
  stopAnalysis: (id: string) => post<AnalysisTold>(`${at(id)}/analysis/stop`),
  original: (id: string) => get<Original>(`${at(id)}/original`),
  notes: (id: string) => get<{ text: string }>(`${at(id)}/notes`),
  saveNotes: (id: string, text: string) => json<null>("PUT", `${at(id)}/notes`, { text }),

  seen: (id: string, seat: number | null) =>
    get<Seen>(`${at(id)}/seen${seat === null ? "" : `?seat=${seat}`}`),
  story: (id: string, seat: number | null, after: number) =>
    get<Story>(`${at(id)}/story?after=${after}${seat === null ? "" : `&seat=${seat}`}`),
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
  propose: (id: string, seat: number, line: number) =>
    post<Body>(`${at(id)}/proposal`, { seat, line }),
  answer: (id: string, seat: number, answer: "consent" | "refuse") =>
    post<Body>(`${at(id)}/proposal`, { seat, answer }),
  ratings: (id: string) => get<SeatRating[]>(`${at(id)}/ratings`),
  chat: (id: string) => get<ChatMessage[]>(`${at(id)}/chat`),
  say: (id: string, text: string) => post<Body>(`${at(id)}/chat`, { text }),
};

export type Api = typeof api;

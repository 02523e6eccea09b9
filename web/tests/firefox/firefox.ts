/**
 * Firefox, as it is installed, by WebDriver BiDi: the browser speaks it itself, so nothing else is
 * needed. (Playwright's own way to Firefox asks for commands that the long-term release lacks.)
 */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { LIMIT } from "../browser/kit";

const PROGRAMS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** Nothing is fetched from elsewhere, and nothing asks. */
const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.serviceWorkers.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "remote.active-protocols": 1,
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 1,
};

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: Record<string, unknown>;
  message?: string;
  method?: string;
  params?: { level?: string; type?: string; text?: string };
}

/** One page in a Firefox of its own. What goes wrong in the page is kept. */
export class Firefox {
  readonly faults: string[] = [];
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private sent = 0;
  private context = "";

  private constructor(
    private readonly program: ChildProcess,
    private readonly folder: string,
    private readonly socket: WebSocket,
  ) {
    socket.on("message", (data: Buffer) => this.hear(JSON.parse(data.toString()) as Answer));
    socket.on("close", () => this.lose("The connection to Firefox ended."));
  }

  static async start(width: number, height: number): Promise<Firefox> {
    const path = PROGRAMS.find((path) => existsSync(path));
    if (!path) throw new Error("The test needs Firefox: as root, apt-get install firefox-esr.");
    const folder = mkdtempSync(join(tmpdir(), "comptoir-firefox-"));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${String(value)});`,
    );
    writeFileSync(join(folder, "user.js"), lines.join("\n"));
    const program = spawn(
      path,
      ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", folder],
      { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: folder } },
    );
    const socket = new WebSocket(`${await listening(program)}/session`);
    await once(socket, "open");
    const firefox = new Firefox(program, folder, socket);
    await firefox.begin(width, height);
    return firefox;
  }

  private async begin(width: number, height: number): Promise<void> {
    await this.send("session.new", { capabilities: {} });
    await this.send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = (await this.send("browsingContext.getTree", {})) as {
      contexts: { context: string }[];
    };
    this.context = contexts[0]?.context ?? "";
    await this.send("browsingContext.setViewport", {
      context: this.context,
      viewport: { width, height },
    });
  }

  private hear(answer: Answer): void {
    if (answer.method === "log.entryAdded" && answer.params?.type === "javascript") {
      if (answer.params.level === "error") this.faults.push(answer.params.text ?? "");
    } else if (answer.id !== undefined) {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    }
  }

  /** Nothing that was asked gets an answer any more. */
  private lose(message: string): void {
    for (const hear of this.waiting.values()) hear({ type: "error", message });
    this.waiting.clear();
  }

  private send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Firefox: no answer to ${method}.`)), LIMIT);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        if (answer.type === "success") resolve(answer.result ?? {});
        else reject(new Error(`Firefox: ${method}: ${answer.message ?? ""}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async open(url: string): Promise<void> {
    await this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  /** What a function gives in the page; it may wait there. */
  async run<Result, Value = null>(
    work: (value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    const answer = (await this.send("script.callFunction", {
      functionDeclaration: `async (text) => JSON.stringify(await (${work.toString()})(JSON.parse(text))) ?? "null"`,
      arguments: [{ type: "string", value: JSON.stringify(value ?? null) }],
      target: { context: this.context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!answer.result) throw new Error(`In the page: ${answer.exceptionDetails?.text ?? ""}`);
    return JSON.parse(answer.result.value) as Result;
  }

  /** A real click at this place of the page. */
  async clickAt(place: { x: number; y: number }): Promise<void> {
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
    await this.send("input.performActions", {
      context: this.context,
      actions: [
        {
          ...mouse,
          actions: [
            { type: "pointerMove", x: Math.round(place.x), y: Math.round(place.y) },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ],
    });
  }

  async end(): Promise<void> {
    const ended = once(this.program, "exit");
    this.socket.close();
    this.program.kill("SIGTERM");
    const timer = setTimeout(() => this.program.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(timer);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where it listens, as it says. */
function listening(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    program.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
      const found = /listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    program.on("exit", () => reject(new Error(`Firefox ended: ${said}`)));
    setTimeout(() => reject(new Error(`Firefox does not start: ${said}`)), LIMIT).unref();
  });
}

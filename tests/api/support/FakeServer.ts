import { deepEqual, isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch, composeMergePatches, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import { FakeSocket } from "./FakeSocket.ts";

/** A call as it reached the server. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly credentials: RequestCredentials | undefined;
}

/** What a request meets on its way; after one of them the line is whole again. */
export type Mishap = "lost request" | "lost answer" | "cut answer" | "gateway timeout";

interface Line {
  readonly socket: FakeSocket;
  /** What has changed since this line was told. */
  pending: JsonObject | undefined;
  isWaiting: boolean;
}

/** A media server as the console sees it: login, config with revisions, live line; it can be broken in many ways. */
export class FakeServer {
  config: JsonObject;
  rev = 1;
  /** How often a save changed the config. */
  applied = 0;
  login = "admin";
  password = "right";
  isLoggedIn = false;
  capabilities: JsonObject = { if_match: true, socket_ticket: true };
  /** Calls and sockets fail. */
  isDown = false;
  /** Sockets are opened and told nothing. */
  isMute = false;
  /** Sockets are neither accepted nor refused. */
  isDeaf = false;
  readonly calls: SeenCall[] = [];
  readonly lines: Line[] = [];
  readonly sockets: FakeSocket[] = [];
  private readonly mishaps: Mishap[] = [];
  private readonly held: { request?: Promise<void>; answer?: Promise<void> } = {};
  private readonly answers = new Map<string, object>();
  private readonly history = new Map<number, JsonObject>();
  private readonly scripted = new Map<string, { readonly status: number; readonly body: unknown }>();

  constructor(config: JsonObject = {}) {
    this.config = config;
    this.history.set(1, config);
  }

  /** The next saves meet these. */
  happen(...mishaps: Mishap[]): void {
    this.mishaps.push(...mishaps);
  }

  forgetMishaps(): void {
    this.mishaps.length = 0;
  }

  /** Keeps saves waiting, before they are applied or before they are answered, until the returned function is called. */
  hold(what: "request" | "answer"): () => void {
    let release: () => void = () => undefined;
    this.held[what] = new Promise((resolve) => {
      release = resolve;
    });
    return () => {
      delete this.held[what];
      release();
    };
  }

  /** Answers a path in a way of the test's own until `undefined` is given. */
  answer(path: string, status: number | undefined, body: unknown = {}): void {
    if (status === undefined) this.scripted.delete(path);
    else this.scripted.set(path, { status, body });
  }

  callsTo(path: string): readonly SeenCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** The console's newest line. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("The console has opened no socket.");
    return socket;
  }

  /** Another console saves. */
  change(patch: JsonObject): void {
    this.apply(patch);
  }

  /** The server reports. */
  report(patch: JsonObject): void {
    this.config = applyMergePatch(this.config, patch);
    this.tell(patch);
  }

  breakLines(): void {
    for (const { socket } of this.lines.splice(0)) socket.end();
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const [path = ""] = address.split("?");
    const call: SeenCall = {
      method: init.method ?? "GET",
      path,
      headers: new Headers(init.headers),
      body:
        init.body instanceof URLSearchParams ? init.body.toString() : typeof init.body === "string" ? init.body : "",
      credentials: init.credentials,
    };
    await Promise.resolve();
    if (this.isDown) throw new TypeError("fetch failed");
    const mishap = path.endsWith("/modify_config") ? this.mishaps.shift() : undefined;
    if (mishap === "lost request") throw new TypeError("fetch failed");
    this.calls.push(call);
    const scripted = this.scripted.get(path);
    const isSave = /\/(modify|save_raw)_config$/.test(path);
    if (isSave) await this.held.request;
    const { status, body } = scripted ?? this.handle(call);
    if (isSave) await this.held.answer;
    if (mishap === "lost answer") throw new TypeError("fetch failed");
    if (mishap === "gateway timeout") return new Response("bad gateway", { status: 504 });
    const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    if (mishap === "cut answer") return cutResponse();
    return new Response(status === 204 ? null : sent, { status });
  };

  readonly open = (address: string): WebSocket => {
    const line: Line = {
      socket: new FakeSocket(address, (message) => this.receive(line, message)),
      pending: undefined,
      isWaiting: false,
    };
    this.sockets.push(line.socket);
    void Promise.resolve().then(() => {
      if (this.isDeaf) return;
      if (this.isDown) return line.socket.fail();
      this.lines.push(line);
      line.socket.accept();
    });
    // It has all of a WebSocket that the console uses.
    return line.socket as unknown as WebSocket;
  };

  private receive(line: Line, message: string): void {
    if (this.isMute) return;
    if (message === "read_config") {
      line.pending = undefined;
      line.isWaiting = false;
      line.socket.say({ event: "current_config", rev: this.rev, data: this.config });
    } else if (message === "read_config_delta") {
      line.isWaiting = true;
      this.answerDelta(line);
    }
  }

  private answerDelta(line: Line): void {
    if (!line.isWaiting || !line.pending || this.isMute) return;
    const data = line.pending;
    [line.pending, line.isWaiting] = [undefined, false];
    line.socket.say({ event: "current_config_delta", rev: this.rev, data });
  }

  private tell(patch: JsonObject): void {
    for (const line of this.lines) {
      line.pending = line.pending ? composeMergePatches(line.pending, patch) : patch;
      this.answerDelta(line);
    }
  }

  private apply(patch: JsonObject): void {
    this.config = applyMergePatch(this.config, patch);
    this.rev += 1;
    this.applied += 1;
    this.history.set(this.rev, this.config);
    this.tell(patch);
  }

  private handle(call: SeenCall): { status: number; body?: unknown } {
    const { path } = call;
    if (path === "/admin/login") return this.signIn(new URLSearchParams(call.body));
    if (path === "/admin/logout") {
      this.isLoggedIn = false;
      return { status: 204 };
    }
    if (!this.isLoggedIn) return { status: 401, body: { error: "unauthorized", message: "Log in first." } };
    if (path === "/flussonic/api/server")
      return { status: 200, body: { version: "1.0", capabilities: this.capabilities } };
    if (path === "/flussonic/api/socket-ticket") return { status: 200, body: { ticket: "ticket/1" } };
    if (path === "/flussonic/api/read_config") return { status: 200, body: this.config };
    if (path === "/flussonic/api/generate_admin_view_token") return { status: 200, body: { token: "view-1" } };
    if (path === "/flussonic/api/modify_config" && call.method === "POST") return this.modify(call);
    if (path === "/flussonic/api/error/store" && call.method === "POST") return { status: 204 };
    return { status: 404, body: { error: "not_found", message: `There is no ${path}.` } };
  }

  private signIn(form: URLSearchParams) {
    if (form.get("login") !== this.login || form.get("password") !== this.password)
      return { status: 403, body: { error: "bad_credentials" } };
    this.isLoggedIn = true;
    return { status: 200, body: { login: this.login } };
  }

  private modify({ headers, body }: SeenCall) {
    const sent: Json = JSON.parse(body);
    if (!isPlainObject(sent)) return { status: 400, body: { error: "bad_request", message: "no object" } };
    if (this.capabilities["if_match"] !== true) {
      this.apply(sent);
      return { status: 200, body: "ok" };
    }
    const id = headers.get("X-Operation-Id") ?? "";
    const known = this.answers.get(id);
    if (known) return { status: 200, body: known };
    const match = /^"(\d+)"$/.exec(headers.get("If-Match") ?? "");
    if (!match) return { status: 428, body: { error: "revision_required", message: "Send If-Match." } };
    const base = this.history.get(Number(match[1])) ?? {};
    const conflicts = conflictsIn(sent, createMergePatch(base, this.config), this.config, []);
    if (conflicts.length > 0) {
      return {
        status: 409,
        body: { error: "conflict", message: "Somebody else saved other values.", rev: this.rev, conflicts },
      };
    }
    this.apply(sent);
    const answer = { rev: this.rev, operation_id: id };
    this.answers.set(id, answer);
    return { status: 200, body: answer };
  }
}

function conflictsIn(
  mine: Json,
  theirs: Json | undefined,
  now: Json | undefined,
  path: readonly string[],
): { pointer: string }[] {
  if (theirs === undefined) return [];
  if (isPlainObject(mine) && isPlainObject(theirs)) {
    return Object.entries(mine).flatMap(([key, value]) =>
      conflictsIn(value, theirs[key], isPlainObject(now) ? now[key] : undefined, [...path, key]),
    );
  }
  return deepEqual(mine, now ?? null) ? [] : [{ pointer: formatPointer(path) }];
}

function cutResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"rev":'));
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { status: 200 });
}

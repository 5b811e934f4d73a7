import { expect, vi } from "vitest";
import type { Session } from "../../../../src/generated/types/Session.ts";
import { isPlainObject, type JsonObject } from "../../../../src/model/Json.ts";
import type { RunningServer } from "../../support/RunningServer.ts";
import { LiveSocket } from "./LiveSocket.ts";

/** An administrator's program: calls the server's API over HTTP, and follows it on the events socket. */
export class MediaClient {
  private constructor(
    readonly server: RunningServer,
    private readonly authorization: string,
    readonly live: LiveSocket,
  ) {}

  static async connect(server: RunningServer): Promise<MediaClient> {
    const authorization = `Basic ${Buffer.from(`${server.login}:${server.password}`).toString("base64")}`;
    return new MediaClient(server, authorization, await LiveSocket.open(server.url, authorization));
  }

  get url(): string {
    return this.server.url;
  }

  /** A call below `/flussonic/api`. */
  async api(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", this.authorization);
    return fetch(`${this.url}/flussonic/api/${path}`, { ...init, headers });
  }

  /** The answer of a call that has to succeed. */
  async ask<Answer = unknown>(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await this.api(path, init);
    const text = await answer.text();
    expect(answer.ok, `${path}: ${answer.status} ${text}`).toBe(true);
    return JSON.parse(text);
  }

  /** The token with which the console's player watches any stream. */
  async viewToken(): Promise<string> {
    return (await this.ask<{ readonly token: string }>("generate_admin_view_token")).token;
  }

  /** A call with a JSON body. */
  async post(path: string, body: object): Promise<Response> {
    return this.api(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** Saves a merge patch over the present config. */
  async save(delta: object): Promise<void> {
    const etag = (await this.api("read_config")).headers.get("etag") ?? "";
    await this.ask("modify_config", {
      method: "POST",
      headers: { "content-type": "application/json", "if-match": etag },
      body: JSON.stringify(delta),
    });
  }

  /** What the server reports of a stream of the config. */
  stats(name: string): JsonObject {
    const stats = this.live.at("streams", name, "stats");
    return isPlainObject(stats) ? stats : {};
  }

  /** Until a stream gives media that counts. */
  async untilOnline(name: string, timeout = 30_000): Promise<void> {
    const check = () => {
      const { alive, bitrate } = this.stats(name);
      expect([alive, typeof bitrate === "number" && bitrate > 0], `${name} is online`).toEqual([true, true]);
    };
    await vi.waitFor(check, { timeout, interval: 100 });
  }

  /** Who plays a stream, as the clients page asks for it. */
  async sessions(name: string): Promise<readonly Session[]> {
    const { sessions } = await this.live.ask(`sessions?name=${encodeURIComponent(name)}`, "user.list");
    // The wire's own type: that the server keeps to it is checked elsewhere.
    return (sessions ?? []) as unknown as readonly Session[];
  }

  /** Ends sessions by their ids, one a line. */
  async closeSessions(ids: readonly string[]): Promise<unknown> {
    const headers = { "content-type": "text/plain" };
    return this.ask("close_sessions", { method: "POST", headers, body: ids.join("\n") });
  }

  /** Asks for the lines of a stream's log, from now on. */
  startLog(name: string): void {
    this.live.send(`log_media_start:${name}`);
  }

  /** The lines that came so far. */
  logOf(name: string): readonly string[] {
    return this.live.events.flatMap(({ event, data: { name: of, text } }) =>
      event === "log.entry" && of === name && typeof text === "string" ? [text] : [],
    );
  }
}

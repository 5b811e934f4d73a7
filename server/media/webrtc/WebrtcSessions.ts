import { ServerError } from "../../ServerError.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";

const MOST = 200;

/** The WebRTC connections that are open, by the id that is in their address. */
export class WebrtcSessions {
  readonly #sessions = new Map<string, WebrtcSession>();
  #opening = 0;

  /** @throws ServerError when there are too many, or what `make` throws */
  async open(make: () => Promise<WebrtcSession>): Promise<WebrtcSession> {
    if (this.#sessions.size + this.#opening >= MOST) {
      throw new ServerError("unavailable", `${MOST} WebRTC connections are open, which is the most at one time.`);
    }
    this.#opening += 1;
    try {
      const session = await make();
      this.#sessions.set(session.id, session);
      session.onEnd(() => this.#sessions.delete(session.id));
      return session;
    } finally {
      this.#opening -= 1;
    }
  }

  /** @throws ServerError when it is not there (any more) */
  find(name: string, id: string): WebrtcSession {
    const session = this.#sessions.get(id);
    if (session?.name !== name) throw new ServerError("not_found", "This WebRTC connection has ended.");
    return session;
  }

  endAll(): void {
    for (const session of this.#sessions.values()) session.end("The server stops.");
  }
}

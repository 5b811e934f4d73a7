import { newSecret } from "./newSecret.ts";
import { secretDigest } from "./secretDigest.ts";
import type { Session } from "./Session.ts";

/** How long a login lasts. */
interface SessionLimits {
  /** Without any use. */
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const MOST_SESSIONS = 1000;

/** The logins of the console that are alive. They do not outlive the server. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #listeners = new Set<(session: Session) => void>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(
    private readonly limits: SessionLimits,
    private readonly now: () => number,
  ) {
    this.#sweeper = setInterval(() => this.#sweep(), 500);
    this.#sweeper.unref();
  }

  /** A new login; the id goes into the cookie and is not known here afterwards. */
  open(login: string): { readonly id: string; readonly session: Session } {
    const id = newSecret();
    const session = { key: secretDigest(id), login, createdAt: this.now(), lastUsedAt: this.now() };
    this.#sessions.set(session.key, session);
    const [oldest] = this.#sessions.values();
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.end(oldest.key);
    return { id, session };
  }

  /** The session of a cookie, if it is alive; this counts as use. */
  find(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.use(secretDigest(id));
  }

  use(key: string): Session | undefined {
    const session = this.#sessions.get(key);
    if (session === undefined) return undefined;
    if (this.#isOver(session)) {
      this.end(key);
      return undefined;
    }
    session.lastUsedAt = this.now();
    return session;
  }

  end(key: string): void {
    const session = this.#sessions.get(key);
    if (session === undefined) return;
    this.#sessions.delete(key);
    for (const listener of this.#listeners) listener(session);
  }

  /** After a change of the password: everybody else logs in again. */
  endOthers(key: string | undefined): void {
    for (const other of this.#sessions.keys()) if (other !== key) this.end(other);
  }

  onEnd(listener: (session: Session) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    clearInterval(this.#sweeper);
  }

  #sweep(): void {
    for (const session of this.#sessions.values()) if (this.#isOver(session)) this.end(session.key);
  }

  #isOver({ createdAt, lastUsedAt }: Session): boolean {
    return this.now() - lastUsedAt > this.limits.idleMs || this.now() - createdAt > this.limits.absoluteMs;
  }
}

import type { AdminAccount } from "./AdminAccount.ts";
import type { Session, SessionFile } from "./SessionFile.ts";
import { newSecret, secretDigest } from "./secrets.ts";

/** Name of the cookie that holds the console's session. */
export const sessionCookie = "sluice_session";

/** How long a login lasts; `openLogins` says what it is where nothing else is asked for. */
interface SessionLimits {
  /** Without any use. */
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** What the sessions live by. */
interface SessionsParts {
  readonly file: SessionFile;
  /** Marks of the passwords that let somebody in now: what was opened with another one does not come back. */
  readonly accounts: ReadonlySet<string>;
  readonly limits: SessionLimits;
  readonly now: () => number;
}

const MOST_SESSIONS = 1000;
/** How old the last use of a session may be on disk; a kill takes that much off its idle time. */
const USE_KEPT_WITHIN_MS = 30_000;

/** The logins of the console that are alive. They outlive the server, within their limits. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #listeners = new Set<(session: Session) => void>();
  readonly #sweeper: NodeJS.Timeout;
  #useTimer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: SessionsParts) {
    const { file, accounts, now } = parts;
    for (const session of file.sessions) {
      // The clock may have been set back: nobody has logged in tomorrow.
      const createdAt = Math.min(session.createdAt, now());
      const restored = { ...session, createdAt, lastUsedAt: Math.min(session.lastUsedAt, now()) };
      if (accounts.has(session.account) && !this.#isOver(restored)) this.#sessions.set(session.key, restored);
    }
    // What was left out, and a mode that a backup did not keep, are put right at once.
    if (file.sessions.length > 0) void this.written();
    this.#sweeper = setInterval(() => this.#sweep(), 500);
    this.#sweeper.unref();
  }

  /** A new login; the id goes into the cookie and is not known here afterwards. Await `written` before it is told. */
  open(login: string, account: string): { readonly id: string; readonly session: Session } {
    const id = newSecret();
    const session = {
      key: secretDigest(id),
      login,
      account,
      createdAt: this.parts.now(),
      lastUsedAt: this.parts.now(),
    };
    this.#sessions.set(session.key, session);
    const [oldest] = this.#sessions.values();
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.end(oldest.key);
    return { id, session };
  }

  /** The session that a Cookie header names, if it is alive; this counts as use. */
  find(cookies: string | undefined): Session | undefined {
    const id = cookieValue(cookies, sessionCookie);
    return id === undefined ? undefined : this.use(secretDigest(id));
  }

  use(key: string): Session | undefined {
    const session = this.#sessions.get(key);
    if (session === undefined) return undefined;
    if (this.#isOver(session)) {
      this.end(key);
      return undefined;
    }
    session.lastUsedAt = this.parts.now();
    this.#useTimer ??= setTimeout(() => void this.written(), USE_KEPT_WITHIN_MS).unref();
    return session;
  }

  /** Whether it is alive; to ask is no use of it. */
  has(key: string): boolean {
    const session = this.#sessions.get(key);
    return session !== undefined && !this.#isOver(session);
  }

  end(key: string): void {
    const session = this.#sessions.get(key);
    if (session === undefined) return;
    this.#sessions.delete(key);
    void this.written();
    for (const listener of this.#listeners) listener(session);
  }

  /**
   * After a change of the login: everybody else logs in again, and who made the change goes on with the new one, by its name.
   * Who came by a login that holds still, as by that of the command line, goes on as who he is.
   */
  endOthers(key: string | undefined, { own, marks }: Pick<AdminAccount, "own" | "marks">): void {
    for (const other of this.#sessions.keys()) if (other !== key) this.end(other);
    const left = key === undefined ? undefined : this.#sessions.get(key);
    if (left === undefined || own === undefined || marks.has(left.account)) return;
    left.account = own.account;
    left.login = own.login;
    void this.written();
  }

  onEnd(listener: (session: Session) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when everything until now is on disk. */
  written(): Promise<void> {
    clearTimeout(this.#useTimer);
    this.#useTimer = undefined;
    return this.parts.file.write(() => [...this.#sessions.values()]);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.written();
  }

  #sweep(): void {
    for (const session of this.#sessions.values()) if (this.#isOver(session)) this.end(session.key);
  }

  #isOver({ createdAt, lastUsedAt }: Session): boolean {
    const { limits, now } = this.parts;
    return now() - lastUsedAt > limits.idleMs || now() - createdAt > limits.absoluteMs;
  }
}

/** The value of a cookie in a Cookie header. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name && value !== undefined) return value;
  }
  return undefined;
}

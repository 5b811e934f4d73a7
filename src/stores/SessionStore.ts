import { makeAutoObservable, runInAction } from "mobx";

/** Where the operator stands between the login page and the console. */
export type LoginState = "not-logged" | "logging" | "invalid-login" | "server-error" | "logged";

/** What the session needs of the outside; each call throws what `isRefusal` can tell apart. */
interface SessionCalls<Credentials> {
  signIn: (credentials: Credentials) => Promise<void>;
  /** Ends the session on the server; a failure of that does not keep anybody here. */
  signOut: () => Promise<void>;
  /** Asks for the server info, which needs a valid session. */
  readServerInfo: () => Promise<void>;
  /** 403 to a login: the password is wrong. */
  isWrongLogin: (error: unknown) => boolean;
  /** Nobody answered: a server that is starting, or is not there. */
  isUnreachable: (error: unknown) => boolean;
  /** 401 or 403 to another call: there is no login, or it is over. */
  isRefusal: (error: unknown) => boolean;
  /** Words fit to show. */
  wordsOf: (error: unknown) => string;
  readStored: () => Credentials | undefined;
  writeStored: (credentials: Credentials) => void;
  /** Forgets the login, kept or not, and what came with it. */
  clearStored: () => void;
  /** Starts the other stores; the app appears when it is done. */
  startStores: () => Promise<void>;
  stopStores: () => void;
  reload: () => void;
}

/** A server that is started anew is there again by then; later the operator should know that something is wrong. */
const startsWithinMs = 5000;
const askAgainMs = { soon: 250, late: 2000 };

/** From the login page to the app and back. */
export class SessionStore<Credentials = { readonly login: string; readonly password: string }> {
  login: LoginState = "not-logged";
  /** Until the first look at stored login and cookie is over, there is nothing to show but waiting. */
  isStarting = true;
  hasStarted = false;
  /** Why the last login failed, in the server's words, where it was not the password. */
  loginError: string | undefined = undefined;
  /** The operator was in, and has to sign in again. */
  isOver = false;
  /** Why the server info could not be had, for the server error page. */
  serverError: string | undefined = undefined;
  /** The server does not answer, and is asked until it does. */
  isWaiting = false;
  private askNow: () => void = () => undefined;

  constructor(private readonly calls: SessionCalls<Credentials>) {
    makeAutoObservable<this, "calls" | "askNow">(this, { calls: false, askNow: false });
  }

  /** What stands on the screen. */
  get view(): "login" | "loading" | "waiting" | "server-error" | "app" {
    if (this.serverError !== undefined) return "server-error";
    if (this.hasStarted) return "app";
    if (this.isWaiting) return "waiting";
    return this.isStarting || this.login === "logged" ? "loading" : "login";
  }

  /** After a reload: the cookie that may still be good, else the stored login, else the login page. */
  async start(): Promise<void> {
    this.isStarting = true;
    const stored = this.calls.readStored();
    if (stored === undefined) await this.enter();
    // A cookie that still holds spares the server the work that a password makes.
    else if (!(await this.enter(false))) {
      await this.authenticate(stored, true, () => this.reach(() => this.calls.signIn(stored)));
    }
    runInAction(() => {
      this.isStarting = false;
    });
  }

  /** From the login page, where a server that does not answer is told at once: what was typed is still there. */
  async signIn(credentials: Credentials, isKept: boolean): Promise<void> {
    await this.authenticate(credentials, isKept, () => this.calls.signIn(credentials));
  }

  private async authenticate(credentials: Credentials, isKept: boolean, signIn: () => Promise<void>): Promise<void> {
    this.login = "logging";
    this.loginError = undefined;
    try {
      await signIn();
    } catch (error) {
      const isWrong = this.calls.isWrongLogin(error);
      if (isWrong) this.calls.clearStored();
      runInAction(() => {
        // The login page has words of its own, and nothing is left to ask again for.
        this.serverError = undefined;
        this.login = isWrong ? "invalid-login" : "server-error";
        this.loginError = isWrong ? undefined : this.calls.wordsOf(error);
      });
      return;
    }
    if (isKept) this.calls.writeStored(credentials);
    runInAction(() => {
      this.login = "logged";
    });
    await this.enter();
  }

  /** Begins again, from the server error page: a stored login that was never tried may still let in. */
  async retry(): Promise<void> {
    if (this.isWaiting) this.askNow();
    else await this.start();
  }

  /** A call was answered with 401: back to the login page; drafts stay. */
  expire(): void {
    if (!this.hasStarted) return;
    this.calls.stopStores();
    this.calls.clearStored();
    this.hasStarted = false;
    this.login = "not-logged";
    this.isOver = true;
  }

  async logout(): Promise<void> {
    this.calls.clearStored();
    this.calls.stopStores();
    // Whatever the server says, nobody stays here: the page is loaded anew.
    await this.calls.signOut().catch(() => undefined);
    this.calls.reload();
  }

  /** @returns false for a refusal that is not the last word */
  private async enter(isLastWord = true): Promise<boolean> {
    try {
      await this.reach(() => this.calls.readServerInfo());
      runInAction(() => {
        this.login = "logged";
        this.serverError = undefined;
      });
      await this.calls.startStores();
      runInAction(() => {
        this.hasStarted = true;
      });
    } catch (error) {
      if (!isLastWord && this.calls.isRefusal(error)) return false;
      runInAction(() => this.refuse(error));
    }
    return true;
  }

  /** Asks until somebody answers: a server that is starting has refused nobody. */
  private async reach(ask: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + startsWithinMs;
    for (;;) {
      const silence = await ask().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (silence !== undefined && this.calls.isUnreachable(silence.error)) {
        await this.wait(silence.error, Date.now() >= deadline);
        continue;
      }
      runInAction(() => {
        this.isWaiting = false;
        if (silence === undefined) this.serverError = undefined;
      });
      if (silence !== undefined) throw silence.error;
      return;
    }
  }

  private async wait(error: unknown, isLate: boolean): Promise<void> {
    runInAction(() => {
      this.isWaiting = true;
      if (isLate) this.serverError = this.calls.wordsOf(error);
    });
    await new Promise<void>((resolve) => {
      this.askNow = resolve;
      setTimeout(resolve, isLate ? askAgainMs.late : askAgainMs.soon);
    });
  }

  private refuse(error: unknown): void {
    if (!this.calls.isRefusal(error)) {
      this.serverError = this.calls.wordsOf(error);
      return;
    }
    this.calls.clearStored();
    this.serverError = undefined;
    this.hasStarted = false;
    this.login = "not-logged";
  }
}

import { makeAutoObservable, runInAction } from "mobx";
import type { LoginState } from "./LoginState.ts";

/** What the session needs of the outside; each call throws what `isRefusal` can tell apart. */
export interface SessionCalls<Credentials> {
  signIn: (credentials: Credentials) => Promise<void>;
  /** Ends the session on the server; a failure of that does not keep anybody here. */
  signOut: () => Promise<void>;
  /** Asks for the server info, which needs a valid session. */
  readServerInfo: () => Promise<void>;
  /** 403 to a login: the password is wrong. */
  isWrongLogin: (error: unknown) => boolean;
  /** 401 or 403 to another call: there is no login, or it is over. */
  isRefusal: (error: unknown) => boolean;
  /** Words fit to show. */
  wordsOf: (error: unknown) => string;
  readStored: () => Credentials | undefined;
  writeStored: (credentials: Credentials) => void;
  clearStored: () => void;
  /** Starts the other stores; the app appears when it is done. */
  startStores: () => Promise<void>;
  stopStores: () => void;
  reload: () => void;
}

/** From the login page to the app and back. */
export class SessionStore<Credentials = { readonly login: string; readonly password: string }> {
  login: LoginState = "not-logged";
  /** Until the first look at stored login and cookie is over, there is nothing to show but waiting. */
  isStarting = true;
  hasStarted = false;
  /** Why the server info could not be had, for the server error page. */
  serverError: string | undefined = undefined;

  constructor(private readonly calls: SessionCalls<Credentials>) {
    makeAutoObservable<this, "calls">(this, { calls: false });
  }

  /** What stands on the screen. */
  get view(): "login" | "loading" | "server-error" | "app" {
    if (this.serverError !== undefined) return "server-error";
    if (this.hasStarted) return "app";
    return this.isStarting || this.login === "logged" ? "loading" : "login";
  }

  /** After a reload: the stored login, else the cookie that may still be good, else the login page. */
  async start(): Promise<void> {
    const stored = this.calls.readStored();
    if (stored !== undefined) await this.signIn(stored, true);
    else await this.enter();
    runInAction(() => {
      this.isStarting = false;
    });
  }

  async signIn(credentials: Credentials, isKept: boolean): Promise<void> {
    this.login = "logging";
    try {
      await this.calls.signIn(credentials);
    } catch (error) {
      const isWrong = this.calls.isWrongLogin(error);
      if (isWrong) this.calls.clearStored();
      runInAction(() => {
        this.login = isWrong ? "invalid-login" : "server-error";
      });
      return;
    }
    if (isKept) this.calls.writeStored(credentials);
    runInAction(() => {
      this.login = "logged";
    });
    await this.enter();
  }

  /** Asks for the server info again, from the server error page. */
  async retry(): Promise<void> {
    await this.enter();
  }

  /** A call was answered with 401: back to the login page; drafts stay. */
  expire(): void {
    if (!this.hasStarted) return;
    this.calls.stopStores();
    this.calls.clearStored();
    this.hasStarted = false;
    this.login = "not-logged";
  }

  async logout(): Promise<void> {
    this.calls.clearStored();
    this.calls.stopStores();
    // Whatever the server says, nobody stays here: the page is loaded anew.
    await this.calls.signOut().catch(() => undefined);
    this.calls.reload();
  }

  private async enter(): Promise<void> {
    try {
      await this.calls.readServerInfo();
      runInAction(() => {
        this.login = "logged";
        this.serverError = undefined;
      });
      await this.calls.startStores();
      runInAction(() => {
        this.hasStarted = true;
      });
    } catch (error) {
      runInAction(() => this.refuse(error));
    }
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

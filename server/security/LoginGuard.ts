import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ServerError } from "../ServerError.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { ServerLog } from "../log/serverLog.ts";
import type { AdminAccount } from "./AdminAccount.ts";
import type { Sessions } from "./Sessions.ts";
import { networkOf, TokenBuckets } from "./rateLimits.ts";

/** Who makes a call, once it is known. */
export interface Visitor {
  readonly login: string;
  /** Key of the console's session; undefined for a call with an Authorization header. */
  readonly session?: string;
  /** Mark of the password that lets them in. */
  readonly account: string;
}

/** Who makes a call that needs a login. */
export function requireCaller({ visitor }: { readonly visitor: Visitor | undefined }): Visitor {
  if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
  return visitor;
}

/** What the guard works with. */
interface LoginGuardParts {
  readonly account: AdminAccount;
  readonly sessions: Sessions;
  readonly log: ServerLog;
  readonly now: () => number;
}

/** Lets the administrator in and nobody else: by the console's cookie, or by Basic credentials on each call. */
export class LoginGuard {
  readonly #throttle: LoginThrottle;

  constructor(private readonly parts: LoginGuardParts) {
    this.#throttle = new LoginThrottle(parts.now);
  }

  /** The mark of the right password. Throws `too_many` for an address that guesses, `bad_credentials` for a wrong login. */
  async check(login: string, password: string, address: string): Promise<string> {
    const { account, log } = this.parts;
    if (this.#throttle.waitFor(address) > 0) {
      log.info("login throttled", { address });
      throw new ServerError("too_many", "Too many attempts. Wait a few seconds, then try again.");
    }
    const mark = await account.recognise(login, password);
    if (mark !== undefined) {
      this.#throttle.succeeded(address);
      return mark;
    }
    log.info("login refused", { address, login: login.slice(0, 64) });
    await wait(this.#throttle.failed(login));
    throw new ServerError("bad_credentials", "The login or the password is wrong.");
  }

  /** Who makes this request; undefined when it carries nothing. Throws for credentials that are wrong. */
  async visitorOf(request: IncomingMessage): Promise<Visitor | undefined> {
    const session = this.parts.sessions.find(request.headers.cookie);
    if (session !== undefined) return { login: session.login, session: session.key, account: session.account };
    const basic = basicCredentials(request.headers.authorization);
    if (basic === undefined) return undefined;
    const { account } = this.parts;
    const { login, password } = basic;
    const remembered = account.remembered(login, password);
    if (remembered !== undefined) return { login, account: remembered };
    // The address of the connection: a header can say anything.
    const mark = await this.check(login, password, request.socket.remoteAddress ?? "").catch(asUnauthorized);
    account.remember(login, password, mark);
    return { login, account: mark };
  }

  /** Whether who was let in would be still: sessions end, and passwords are changed, while a call or a socket goes on. */
  isStillIn({ session, account }: Visitor): boolean {
    return session === undefined ? this.parts.account.marks.has(account) : this.parts.sessions.has(session);
  }

  /**
   * Ends the logins that another password opened than the one that was saved. Begins before anything else hears of
   * changes: nobody is told anything by a login that has ended, and none comes back that was ended during the start.
   * Returns the function that ends it.
   */
  followPassword(record: Pick<ConfigRecord, "onChange">): () => void {
    const { account, sessions } = this.parts;
    return record.onChange(({ patch, session }) => {
      if (patch["edit_auth"] !== undefined) sessions.endOthers(session, account.ownMark);
    });
  }
}

/**
 * Slows down guessing. Each address may fail a few times in a row and then once every two seconds; an account that is
 * guessed at from many addresses answers ever later, but is never locked: its owner can always get in.
 */
export class LoginThrottle {
  readonly #addresses: TokenBuckets;
  readonly #accounts: TokenBuckets;

  constructor(now: () => number) {
    this.#addresses = new TokenBuckets({ size: 8, refillMs: 2000 }, now);
    this.#accounts = new TokenBuckets({ size: 30, refillMs: 1000 }, now);
  }

  /** Seconds until this address may try again; 0 when it may now, and the try is counted. */
  waitFor(address: string): number {
    return this.#addresses.take(networkOf(address)) ? 0 : 2;
  }

  /** How long the answer to a wrong password is held back. */
  failed(login: string): number {
    return this.#accounts.take(login) ? 0 : 1000;
  }

  /** A right password gives the try back. */
  succeeded(address: string): void {
    this.#addresses.giveBack(networkOf(address));
  }
}

/** Login and password of an Authorization header of kind Basic (RFC 7617); undefined for any other. */
function basicCredentials(header: string | undefined): { login: string; password: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/_=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

function asUnauthorized(error: unknown): never {
  if (!(error instanceof ServerError) || error.kind !== "bad_credentials") throw error;
  throw new ServerError("unauthorized", error.message, {}, { cause: error });
}

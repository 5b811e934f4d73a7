import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ServerError } from "../ServerError.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { Tally } from "../log/Tally.ts";
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
  /** They may only read: it is the reader's password, for a call that is open to readers. */
  readonly isReader?: boolean;
}

/** Who makes a call, for as long as it goes on. */
export interface Caller extends Visitor {
  /** Whether they would be let in at this moment: another may have changed the password while the call waited. */
  readonly isStillIn: () => boolean;
}

/** Who makes a call that needs a login. */
export function requireCaller({ visitor }: { readonly visitor: Visitor | undefined }): Visitor {
  if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
  return visitor;
}

/** What the guard works with. */
interface LoginGuardParts {
  readonly account: AdminAccount;
  /** Who may make the calls that say so (`isForReaders`), and no others. */
  readonly reader: AdminAccount;
  readonly sessions: Sessions;
  /** Told of each wrong login; one that nobody has is not said: it may be a password in the wrong place. */
  readonly onRefused?:
    | ((refused: { readonly login: string | undefined; readonly address: string }) => void)
    | undefined;
  /** Told of each call that a program makes with its login and password. */
  readonly onProgram?: ((program: { readonly login: string; readonly address: string }) => void) | undefined;
  readonly log: ServerLog;
  readonly now: () => number;
}

/** Lets the administrator in and nobody else: by the console's cookie, or by Basic credentials on each call. */
export class LoginGuard {
  /** What came of passwords that were sent; of those that are remembered as right nothing is counted. */
  readonly logins = new Tally<"accepted" | "refused" | "throttled">(["accepted", "refused", "throttled"]);
  readonly #throttle: LoginThrottle;

  constructor(private readonly parts: LoginGuardParts) {
    this.#throttle = new LoginThrottle(parts.now);
  }

  /** The mark of the right password. Throws `too_many` for an address that guesses, `bad_credentials` for a wrong login. */
  async check(login: string, password: string, address: string): Promise<string> {
    return (await this.#check({ login, password, address }, [this.parts.account])).mark;
  }

  async #check(
    { login, password, address }: Readonly<Record<"login" | "password" | "address", string>>,
    accounts: readonly AdminAccount[],
  ): Promise<{ readonly mark: string; readonly account: AdminAccount }> {
    const { log, reader } = this.parts;
    if (this.#throttle.waitFor(address) > 0) {
      this.logins.add("throttled");
      log.info("login throttled", { address });
      throw new ServerError("too_many", "Too many attempts. Wait a few seconds, then try again.");
    }
    for (const account of accounts) {
      const mark = await account.recognise(login, password);
      if (mark === undefined) continue;
      this.#throttle.succeeded(address);
      this.logins.add("accepted");
      return { mark, account };
    }
    if (!accounts.includes(reader) && (await reader.recognise(login, password)) !== undefined) {
      // Its password is right: nobody is guessing, and the administrator may have the same address.
      this.#throttle.succeeded(address);
      throw new ServerError("bad_credentials", "This login reads what is open to it, and nothing else.");
    }
    this.logins.add("refused");
    // One that nobody has may be a password in the wrong field: it is put down nowhere.
    const isKnown = [this.parts.account, this.parts.reader].some((account) => account.knows(login));
    const told = { login: isKnown ? login : undefined, address };
    log.info("login refused", told);
    this.parts.onRefused?.(told);
    await wait(this.#throttle.failed(login));
    throw new ServerError("bad_credentials", "The login or the password is wrong.");
  }

  /**
   * Who makes this request; undefined when it carries nothing. Throws for credentials that are wrong.
   * @param isForReaders whether it is a call for those too who may only read
   */
  async visitorOf(request: IncomingMessage, isForReaders = false): Promise<Visitor | undefined> {
    const session = this.parts.sessions.find(request.headers.cookie);
    if (session !== undefined) return { login: session.login, session: session.key, account: session.account };
    const basic = basicCredentials(request.headers.authorization);
    if (basic === undefined) return undefined;
    // The address of the connection: a header can say anything.
    const asked = { ...basic, address: request.socket.remoteAddress ?? "" };
    const found = await this.#programOf(asked, isForReaders);
    this.parts.onProgram?.(asked);
    return { login: basic.login, account: found.mark, isReader: found.account === this.parts.reader };
  }

  /** Whom the password that a program sends lets in, and its mark; what was right a moment ago is not checked again. */
  async #programOf(
    asked: Readonly<Record<"login" | "password" | "address", string>>,
    isForReaders: boolean,
  ): Promise<{ readonly mark: string; readonly account: AdminAccount }> {
    const { login, password } = asked;
    const { account, reader } = this.parts;
    const accounts = isForReaders ? [account, reader] : [account];
    for (const one of accounts) {
      const remembered = one.remembered(login, password);
      if (remembered !== undefined) return { mark: remembered, account: one };
    }
    const found = await this.#check(asked, accounts).catch(asUnauthorized);
    found.account.remember(login, password, found.mark);
    return found;
  }

  /** Whether who was let in would be still: sessions end, and passwords are changed, while a call or a socket goes on. */
  isStillIn({ session, account, isReader = false }: Visitor): boolean {
    const { account: administrator, reader, sessions } = this.parts;
    if (session !== undefined) return sessions.has(session);
    // As what they came: an administrator who may only read from now on is one no longer.
    return (isReader ? reader : administrator).marks.has(account);
  }

  /**
   * Ends the logins that another password opened than the one that was saved. Begins before anything else hears of
   * changes: nobody is told anything by a login that has ended, and none comes back that was ended during the start.
   * Returns the function that ends it.
   */
  followPassword(record: Pick<ConfigRecord, "onChange">): () => void {
    const { account, sessions } = this.parts;
    return record.onChange(({ patch, session }) => {
      if (patch["edit_auth"] !== undefined) sessions.endOthers(session, account);
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

/**
 * Login and password of an Authorization header of kind Basic (RFC 7617); undefined for any other.
 * @throws ServerError `unauthorized` for bytes that are no UTF-8: decoded all the same, several passwords would be one
 */
function basicCredentials(header: string | undefined): { login: string; password: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/_=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, "base64");
  if (!isUtf8(bytes)) throw new ServerError("unauthorized", "The login or the password is not valid UTF-8.");
  const text = bytes.toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

function asUnauthorized(error: unknown): never {
  if (!(error instanceof ServerError) || error.kind !== "bad_credentials") throw error;
  throw new ServerError("unauthorized", error.message, {}, { cause: error });
}

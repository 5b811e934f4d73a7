import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerLog } from "../log/ServerLog.ts";
import { ServerError } from "../ServerError.ts";
import type { AdminAccount } from "./AdminAccount.ts";
import { basicCredentials } from "./basicCredentials.ts";
import { cookieValue } from "./cookieValue.ts";
import { LoginThrottle } from "./LoginThrottle.ts";
import { sessionCookie } from "./sessionCookie.ts";
import type { Sessions } from "./Sessions.ts";
import type { Visitor } from "./Visitor.ts";

/** What the door works with. */
interface LoginDoorParts {
  readonly account: AdminAccount;
  readonly sessions: Sessions;
  readonly log: ServerLog;
  readonly now: () => number;
}

/** Lets the administrator in and nobody else: by the console's cookie, or by Basic credentials on each call. */
export class LoginDoor {
  readonly #throttle: LoginThrottle;

  constructor(private readonly parts: LoginDoorParts) {
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
    const session = this.parts.sessions.find(cookieValue(request.headers.cookie, sessionCookie));
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
}

function asUnauthorized(error: unknown): never {
  if (!(error instanceof ServerError) || error.kind !== "bad_credentials") throw error;
  throw new ServerError("unauthorized", error.message, {}, { cause: error });
}

import type { AdminAccount } from "./AdminAccount.ts";
import { newSecret } from "./newSecret.ts";
import { secretDigest } from "./secretDigest.ts";
import type { Sessions } from "./Sessions.ts";
import type { Visitor } from "./Visitor.ts";

const LIFE_MS = 12 * 3_600_000;
const MOST = 1000;

/** What the tokens live by. */
interface ViewTokensParts {
  readonly account: AdminAccount;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/**
 * Tokens with which an administrator's player may watch any stream for some hours. They stand in addresses, so they end
 * with the password they were made under, and with the session that asked for them.
 */
export class ViewTokens {
  readonly #tokens = new Map<string, { readonly maker: Visitor; readonly untilMs: number }>();

  constructor(private readonly parts: ViewTokensParts) {}

  give(maker: Visitor): string {
    const token = newSecret();
    this.#tokens.set(secretDigest(token), { maker, untilMs: this.parts.now() + LIFE_MS });
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size > MOST && oldest !== undefined) this.#tokens.delete(oldest);
    return token;
  }

  isGood(token: string): boolean {
    const { account, sessions, now } = this.parts;
    const found = this.#tokens.get(secretDigest(token));
    if (found === undefined || found.untilMs < now()) return false;
    // Who changes the password keeps the session, but not the tokens made before.
    const { session, account: mark } = found.maker;
    return account.marks.has(mark) && (session === undefined || sessions.has(session));
  }
}

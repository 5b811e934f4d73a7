import type { AdminAccount } from "./AdminAccount.ts";
import type { Visitor } from "./LoginGuard.ts";
import type { Sessions } from "./Sessions.ts";
import { newSecret, secretDigest } from "./secrets.ts";

const MOST_TICKETS = 10_000;

/** Secrets that open one socket each and die soon: they stand in an address, so they must be worth nothing afterwards. */
export class OneUseTickets {
  readonly #tickets = new Map<string, { readonly holder: Visitor; readonly until: number }>();

  constructor(
    private readonly lifeMs: number,
    private readonly now: () => number,
  ) {}

  give(holder: Visitor): string {
    const ticket = newSecret();
    this.#tickets.set(secretDigest(ticket), { holder, until: this.now() + this.lifeMs });
    this.#forget();
    return ticket;
  }

  /** Who got the ticket, and may be logged out since; undefined when it is unknown, used or too old. */
  take(ticket: string): Visitor | undefined {
    const key = secretDigest(ticket);
    const found = this.#tickets.get(key);
    this.#tickets.delete(key);
    return found !== undefined && found.until >= this.now() ? found.holder : undefined;
  }

  #forget(): void {
    for (const [key, { until }] of this.#tickets) {
      if (until >= this.now() && this.#tickets.size <= MOST_TICKETS) return;
      this.#tickets.delete(key);
    }
  }
}

const TOKEN_LIFE_MS = 12 * 3_600_000;
const MOST_TOKENS = 1000;

/** What the tokens live by. */
interface ViewTokensParts {
  readonly account: Pick<AdminAccount, "marks">;
  readonly sessions: Pick<Sessions, "has">;
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
    this.#tokens.set(secretDigest(token), { maker, untilMs: this.parts.now() + TOKEN_LIFE_MS });
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size > MOST_TOKENS && oldest !== undefined) this.#tokens.delete(oldest);
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

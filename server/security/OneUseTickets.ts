import { newSecret } from "./newSecret.ts";
import { secretDigest } from "./secretDigest.ts";
import type { Visitor } from "./Visitor.ts";

const MOST = 10_000;

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
      if (until >= this.now() && this.#tickets.size <= MOST) return;
      this.#tickets.delete(key);
    }
  }
}

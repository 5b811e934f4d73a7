import type { StreamStats } from "../../../../src/generated/types/StreamStats.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import type { SourceIdentity } from "./Source.ts";
import { saidOf, type Told, wordsOf } from "../../../Told.ts";

/** A moment at which a source began to play, as a stream's stats tell of it. */
type SourceSwitch = NonNullable<StreamStats["switches"]>[number];

const MOST_KEPT = 20;
/** So many breaks and switches that nobody asked for, within so long, are more than a bad moment. */
const FLAPS = 4;
const FLAPPING_MS = 600_000;

/** A switch, and the sources themselves: where they stand in the list is told of the list of now. */
interface KeptSwitch {
  readonly told: SourceSwitch;
  readonly to: SourceIdentity;
  readonly from: SourceIdentity | undefined;
}

/** Which sources a stream has played, and why it went from one to the next; addresses without what is secret in them. */
export class SwitchHistory {
  #switches: readonly KeptSwitch[] = [];
  /** The source that played last, and why it was lost. */
  #lost: { readonly from: SourceIdentity; readonly error: Told } | undefined;

  /** @param numberOf the place of a source in the list of the config as it is now, from 1, if it is there */
  constructor(
    private readonly now: () => number,
    private readonly numberOf: (source: SourceIdentity) => number | undefined,
  ) {}

  /** Oldest first. */
  get all(): readonly SourceSwitch[] {
    return this.#switches.map(({ told, to, from }) => {
      const [toNumber, fromNumber] = [this.numberOf(to), from && this.numberOf(from)];
      return {
        ...told,
        ...(toNumber === undefined ? {} : { to_number: toNumber }),
        ...(fromNumber === undefined ? {} : { from_number: fromNumber }),
      };
    });
  }

  get isFlapping(): boolean {
    const sinceMs = this.now() - FLAPPING_MS;
    const isUnasked = ({ told: { at, cause } }: KeptSwitch): boolean =>
      at >= sinceMs && (cause === "lost" || cause === "back");
    return this.#switches.filter(isUnasked).length >= FLAPS;
  }

  /** A source gives nothing any more. */
  lose(from: SourceIdentity, error: Told): void {
    this.#lost = { from, error };
  }

  /** What was lost is not waited for any more: the stream stops. */
  rest(): void {
    this.#lost = undefined;
  }

  /** @param from the source that played until now @param isByHand an operator chose it */
  take(
    to: SourceIdentity,
    { from, isByHand }: { readonly from: SourceIdentity | undefined; readonly isByHand: boolean },
  ): void {
    const lost = this.#lost;
    this.#lost = undefined;
    const before = from ?? lost?.from;
    const cause = isByHand ? "hand" : lost ? "lost" : from ? "back" : "start";
    const next: SourceSwitch = { at: this.now(), to: safeAddress(to.url), cause };
    if (before) Object.assign(next, { from: safeAddress(before.url), again: before.key === to.key });
    if (lost) Object.assign(next, { error: wordsOf(lost.error), ...saidOf(lost.error) });
    this.#switches = [...this.#switches.slice(1 - MOST_KEPT), { told: next, to, from: before }];
  }
}

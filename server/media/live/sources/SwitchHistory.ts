import type { StreamStats } from "../../../../src/generated/types/StreamStats.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import type { Source } from "./Source.ts";
import { saidOf, type Told, wordsOf } from "../../../Told.ts";

/** A moment at which a source began to play, as a stream's stats tell of it. */
type SourceSwitch = NonNullable<StreamStats["switches"]>[number];

const MOST_KEPT = 20;
/** So many breaks and switches that nobody asked for, within so long, are more than a bad moment. */
const FLAPS = 4;
const FLAPPING_MS = 600_000;

/** Which sources a stream has played, and why it went from one to the next; addresses without passwords. */
export class SwitchHistory {
  #switches: readonly SourceSwitch[] = [];
  /** The source that played last, and why it was lost. */
  #lost: { readonly from: string; readonly error: Told } | undefined;

  constructor(private readonly now: () => number) {}

  /** Oldest first. */
  get all(): readonly SourceSwitch[] {
    return this.#switches;
  }

  get isFlapping(): boolean {
    const sinceMs = this.now() - FLAPPING_MS;
    const isUnasked = ({ at, cause }: SourceSwitch): boolean => at >= sinceMs && (cause === "lost" || cause === "back");
    return this.#switches.filter(isUnasked).length >= FLAPS;
  }

  /** A source gives nothing any more. */
  lose({ url }: Pick<Source, "url">, error: Told): void {
    this.#lost = { from: safeAddress(url), error };
  }

  /** What was lost is not waited for any more: the stream stops. */
  rest(): void {
    this.#lost = undefined;
  }

  /** @param from the source that played until now @param isByHand an operator chose it */
  take(
    { url }: Pick<Source, "url">,
    { from, isByHand }: { readonly from: Pick<Source, "url"> | undefined; readonly isByHand: boolean },
  ): void {
    const lost = this.#lost;
    this.#lost = undefined;
    const before = from === undefined ? lost?.from : safeAddress(from.url);
    const cause = isByHand ? "hand" : lost ? "lost" : from ? "back" : "start";
    const next: SourceSwitch = { at: this.now(), to: safeAddress(url), cause };
    if (before !== undefined) next.from = before;
    if (lost) Object.assign(next, { error: wordsOf(lost.error), ...saidOf(lost.error) });
    this.#switches = [...this.#switches.slice(1 - MOST_KEPT), next];
  }
}

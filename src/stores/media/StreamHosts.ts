import { createAtom } from "mobx";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { sourceHosts } from "../../model/stream/sourceHosts.ts";
import { inTurns } from "./inTurns.ts";

/** So many are gone through while the first rows are drawn; of more the rows come first. */
const FEW = 1000;

/** The hosts that the inputs of the streams name, and how many streams name each: what the source filter offers. */
export class StreamHosts {
  private readonly changed = createAtom("hosts of the sources");
  private counted: ReadonlyMap<string, number> = new Map();
  private isCounted = false;
  private stopTurns: (() => void) | undefined;

  constructor(private readonly streams: () => Readonly<Record<string, Json>>) {}

  /** Those with most streams first; while many streams are gone through, what was found before. Tracked. */
  get counts(): ReadonlyMap<string, number> {
    this.changed.reportObserved();
    if (!this.isCounted && !this.stopTurns) this.begin();
    return this.counted;
  }

  /** The inputs of some stream have changed. */
  forget(): void {
    if (!this.isCounted && !this.stopTurns) return;
    this.stop();
    this.isCounted = false;
    this.changed.reportChanged();
  }

  /** What is not counted yet is counted when it is asked for. */
  stop(): void {
    this.stopTurns?.();
    this.stopTurns = undefined;
  }

  private begin(): void {
    const names = Object.keys(this.streams());
    const counts = new Map<string, number>();
    const count = (name: string): void => {
      const stream = this.streams()[name];
      if (!isPlainObject(stream)) return;
      for (const host of sourceHosts(stream)) counts.set(host, (counts.get(host) ?? 0) + 1);
    };
    const finish = (): void => {
      this.stopTurns = undefined;
      this.isCounted = true;
      this.counted = new Map([...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
    };
    if (names.length <= FEW) {
      for (const name of names) count(name);
      return finish();
    }
    const done = (): void => {
      finish();
      this.changed.reportChanged();
    };
    this.stopTurns = inTurns(names, count, { done });
  }
}

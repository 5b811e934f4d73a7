import { createAtom } from "mobx";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { sourceHosts } from "../../model/stream/sourceHosts.ts";

/** The hosts that the inputs of the streams name, and how many streams name each: what the source filter offers. */
export class StreamHosts {
  private readonly changed = createAtom("hosts of the sources");
  private counted: ReadonlyMap<string, number> | undefined;

  constructor(private readonly streams: () => Readonly<Record<string, Json>>) {}

  /** Those with most streams first; tracked. */
  get counts(): ReadonlyMap<string, number> {
    this.changed.reportObserved();
    this.counted ??= this.countAll();
    return this.counted;
  }

  /** The inputs of some stream have changed. */
  forget(): void {
    if (!this.counted) return;
    this.counted = undefined;
    this.changed.reportChanged();
  }

  private countAll(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const stream of Object.values(this.streams())) {
      if (!isPlainObject(stream)) continue;
      for (const host of sourceHosts(stream)) counts.set(host, (counts.get(host) ?? 0) + 1);
    }
    return new Map([...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
  }
}

import { computed, createAtom, makeObservable, observable, runInAction } from "mobx";
import type { JsonObject } from "../model/Json.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { MergeReport } from "../model/patch/MergeReport.ts";
import { matchesQuery } from "../model/search/matchesQuery.ts";
import type { ConfigStore } from "./ConfigStore.ts";

/**
 * The names of the streams that fit the query, in the order of the config. Kept from the set of changed names: a frame
 * that only brings new figures costs the rows on the screen and nothing more.
 */
export class StreamListStore {
  query = "";
  private readonly order = createAtom("streams in order");
  private readonly matching = new Map<string, boolean>();

  constructor(private readonly config: ConfigStore) {
    makeObservable<this, "sorted">(this, { query: observable, names: computed, sorted: computed });
    config.onChange((report, patch) => this.follow(report, patch));
  }

  search(query: string): void {
    runInAction(() => {
      this.query = query;
      this.matching.clear();
    });
  }

  get total(): number {
    return this.sorted.length;
  }

  get names(): readonly string[] {
    const { query, sorted } = this;
    return query.trim() === "" ? sorted : sorted.filter((name) => this.fits(name));
  }

  private get sorted(): readonly string[] {
    this.order.reportObserved();
    const streams = this.config.readList("streams");
    return Object.keys(streams).sort((one, other) => positionIn(streams, one) - positionIn(streams, other));
  }

  private fits(name: string): boolean {
    const known = this.matching.get(name);
    if (known !== undefined) return known;
    const stream = this.config.readList("streams")[name];
    const fits = isPlainObject(stream) && matchesQuery(name, stream, this.query);
    this.matching.set(name, fits);
    return fits;
  }

  private follow(report: MergeReport | "all", patch: JsonObject): void {
    if (report === "all") {
      this.matching.clear();
      this.order.reportChanged();
      return;
    }
    const { streams } = patch;
    let isMoved = report.added.size > 0 || report.removed.size > 0 || streams === null;
    for (const [name, change] of Object.entries(isPlainObject(streams) ? streams : {})) {
      this.matching.delete(name);
      isMoved ||= isPlainObject(change) && change["position"] !== undefined;
    }
    if (isMoved || this.query !== "") this.order.reportChanged();
  }
}

function positionIn(streams: Readonly<Record<string, unknown>>, name: string): number {
  const stream = streams[name];
  const position = isPlainObject(stream) ? stream["position"] : undefined;
  return typeof position === "number" ? position : Number.MAX_SAFE_INTEGER;
}

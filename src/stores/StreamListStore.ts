import { computed, createAtom, makeObservable, observable, runInAction } from "mobx";
import type { Json, JsonObject } from "../model/Json.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { MergeReport } from "../model/patch/MergeReport.ts";
import { searchWords } from "../model/search/searchWords.ts";
import type { ConfigStore } from "./ConfigStore.ts";

/** What the search reads of a stream, and the reported values that went into it. */
interface Words {
  readonly text: string;
  readonly url: Json | undefined;
  readonly publishedVia: Json | undefined;
}

/**
 * The names of the streams that fit the query, in the order of the config. Kept from the set of changed names: a frame
 * that only brings new figures costs the rows on the screen and nothing more, also while something is searched.
 */
export class StreamListStore {
  query = "";
  private readonly order = createAtom("streams in order");
  private readonly fit = createAtom("streams that fit");
  /** Made when a search first asks for them. */
  private readonly words = new Map<string, Words>();
  private readonly fitting = new Map<string, boolean>();

  constructor(private readonly config: ConfigStore) {
    makeObservable<this, "sorted" | "wanted">(this, {
      query: observable,
      wanted: computed,
      names: computed,
      sorted: computed,
    });
    config.onChange((report, patch) => this.follow(report, patch));
  }

  search(query: string): void {
    if (query === this.query) return;
    runInAction(() => {
      this.query = query;
      this.fitting.clear();
    });
  }

  get total(): number {
    return this.sorted.length;
  }

  get names(): readonly string[] {
    const { wanted, sorted } = this;
    if (wanted === "") return sorted;
    this.fit.reportObserved();
    const streams = this.config.readList("streams");
    return sorted.filter((name) => {
      const known = this.fitting.get(name) ?? this.fits(name, streams[name]);
      this.fitting.set(name, known);
      return known;
    });
  }

  private get wanted(): string {
    return this.query.trim().toLowerCase();
  }

  private get sorted(): readonly string[] {
    this.order.reportObserved();
    const placed = Object.entries(this.config.readList("streams")).map(([name, stream]) => ({
      name,
      position: positionOf(stream),
    }));
    return placed.sort((one, other) => one.position - other.position).map(({ name }) => name);
  }

  private fits(name: string, stream: Json | undefined): boolean {
    return isPlainObject(stream) && this.wordsOf(name, stream).text.includes(this.wanted);
  }

  private wordsOf(name: string, stream: JsonObject): Words {
    const { url, publishedVia } = reportedWords(stream);
    const known = this.words.get(name);
    if (known && known.url === url && known.publishedVia === publishedVia) return known;
    const words = { text: searchWords(name, stream), url, publishedVia };
    this.words.set(name, words);
    return words;
  }

  private follow(report: MergeReport | "all", patch: JsonObject): void {
    const streams = report === "all" ? undefined : patch["streams"];
    if (report === "all" || streams === null) {
      this.words.clear();
      this.fitting.clear();
      this.order.reportChanged();
      return;
    }
    let isMoved = report.added.size > 0 || report.removed.size > 0;
    let isOther = false;
    const changes = isPlainObject(streams) ? streams : {};
    for (const name in changes) {
      const change = changes[name];
      if (!isPlainObject(change)) this.forget(name);
      else {
        isMoved ||= change["position"] !== undefined;
        if (touchesConfig(change)) this.words.delete(name);
        else if (!touchesReport(change)) continue;
        isOther = this.fitsOtherwise(name) || isOther;
      }
    }
    if (isMoved) this.order.reportChanged();
    if (isOther) this.fit.reportChanged();
  }

  private forget(name: string): void {
    this.words.delete(name);
    this.fitting.delete(name);
  }

  /** Whether a stream that the present search has looked at fits it no longer, or does now. */
  private fitsOtherwise(name: string): boolean {
    const before = this.fitting.get(name);
    if (before === undefined) return false;
    const streams = this.config.peek()["streams"];
    const now = this.fits(name, isPlainObject(streams) ? streams[name] : undefined);
    this.fitting.set(name, now);
    return now !== before;
  }
}

/** By what the search reads of the config, whatever else there is. */
function touchesConfig(change: JsonObject): boolean {
  return change["title"] !== undefined || change["meta"] !== undefined || change["urls"] !== undefined;
}

function touchesReport({ stats }: JsonObject): boolean {
  if (!isPlainObject(stats)) return stats !== undefined;
  return stats["url"] !== undefined || stats["published_via"] !== undefined;
}

function reportedWords({ stats }: JsonObject): Omit<Words, "text"> {
  const reported = isPlainObject(stats) ? stats : {};
  return { url: reported["url"], publishedVia: reported["published_via"] };
}

function positionOf(stream: Json): number {
  const position = isPlainObject(stream) ? stream["position"] : undefined;
  return typeof position === "number" ? position : Number.MAX_SAFE_INTEGER;
}

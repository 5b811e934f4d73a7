import { computed, computedStruct, createAtom, makeObservable, observableRef, runInAction } from "mobx";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import type { MediaView } from "../../model/media/mediaView.ts";
import { fitsSource, sourceHosts } from "../../model/stream/sourceHosts.ts";
import type { MergeReport } from "../../model/merge/mergeInPlace.ts";
import type { MediaFilter } from "../../model/media/mediaSearch.ts";
import { type Sorting, sortMedia } from "../../model/media/mediaSorting.ts";
import { StreamView } from "../../model/stream/StreamView.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import { StreamHosts } from "./StreamHosts.ts";
import { changesState, StreamStates } from "./StreamStates.ts";
import { changesReportedWords, changesWords, StreamSearchWords } from "./StreamSearchWords.ts";

export interface StreamFilter extends Pick<MediaView, "query" | "filters" | "source"> {
  readonly sorting: Sorting | undefined;
}

/** Rows that are sorted by figures change places no more often: nobody can read a list that is always on the move. */
const sortEveryMs = 2000;
const noFigures = { clientCount: 0, bitrateKbit: 0, lifetimeMs: 0 };
const everything: StreamFilter = { query: "", filters: [], source: "", sorting: undefined };

/**
 * The names of the streams that are shown, in their order. Kept from the set of changed names: a frame that only brings
 * new figures costs the rows on the screen and nothing more, also while something is searched.
 */
export class StreamListStore {
  view: StreamFilter = everything;
  private readonly order = createAtom("streams in order");
  private readonly fit = createAtom("streams that fit");
  private readonly figures = createAtom("figures the streams are sorted by");
  private readonly words = new StreamSearchWords();
  private readonly states = new StreamStates(() => this.peek());
  private readonly hosts = new StreamHosts(() => this.peek());
  private readonly fitting = new Map<string, boolean>();
  /** Those `fitting` was found out with. */
  private fittingHosts: readonly string[] = [];
  private sortTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly config: ConfigStore) {
    makeObservable<this, "wanted" | "wantedHosts" | "kept">(this, {
      view: observableRef,
      wanted: computed,
      wantedHosts: computedStruct,
      kept: computed,
      names: computed,
      sorted: computed,
    });
    config.onChange((report, patch) => this.follow(report, patch));
  }

  /** What of the streams is shown, and in which order. */
  show(view: StreamFilter): void {
    const { query, filters, source } = this.view;
    const isOther = query !== view.query || source !== view.source || filters.join() !== view.filters.join();
    runInAction(() => {
      this.view = view;
      if (isOther) this.fitting.clear();
    });
  }

  /** The server is followed no longer: nothing is left to be done later. */
  stop(): void {
    this.words.stop();
    this.states.stop();
    this.hosts.stop();
    clearTimeout(this.sortTimer);
    this.sortTimer = undefined;
  }

  get total(): number {
    return this.sorted.length;
  }

  /** How many streams fit each filter, over the whole list; undefined until very many are counted. */
  get counts(): Readonly<Record<MediaFilter, number>> | undefined {
    return this.states.counts;
  }

  /** The hosts of all inputs, with how many streams name each. */
  get sourceHosts(): ReadonlyMap<string, number> {
    return this.hosts.counts;
  }

  /** Whether something is searched or filtered, so that some rows may be hidden. */
  get isNarrowed(): boolean {
    return this.wanted !== "" || this.view.filters.length > 0 || this.view.source !== "";
  }

  get names(): readonly string[] {
    const { kept, view } = this;
    const { sorting } = view;
    if (!sorting) return kept;
    if (sorting.key !== "name") this.figures.reportObserved();
    const streams = this.config.readList("streams");
    return sortMedia(
      kept,
      sorting,
      (name) => name,
      (name) => {
        // Known of every stream already.
        if (sorting.key === "status") return { ...noFigures, short: this.states.of(name).short };
        const stream = streams[name];
        return new StreamView(isPlainObject(stream) ? stream : {});
      },
    );
  }

  /** Every stream, in the order of the config. */
  get sorted(): readonly string[] {
    this.order.reportObserved();
    const placed = Object.entries(this.config.readList("streams")).map(([name, stream]) => ({
      name,
      position: positionOf(stream),
    }));
    return placed.sort((one, other) => one.position - other.position).map(({ name }) => name);
  }

  /** Those that fit, in the order of the config. */
  private get kept(): readonly string[] {
    const { sorted, wantedHosts } = this;
    if (!this.isNarrowed) return sorted;
    // A mirror has got other servers.
    if (wantedHosts !== this.fittingHosts) this.fitting.clear();
    this.fittingHosts = wantedHosts;
    this.fit.reportObserved();
    const streams = this.config.readList("streams");
    return sorted.filter((name) => {
      const known = this.fitting.get(name) ?? this.fits(name, streams[name]);
      this.fitting.set(name, known);
      return known;
    });
  }

  private get wanted(): string {
    return this.view.query.trim().toLowerCase();
  }

  /** The hosts the source filter asks for: one, or those of a mirror. */
  private get wantedHosts(): readonly string[] {
    const { source } = this.view;
    if (!source.startsWith("mirror:")) return [source];
    const mirror = this.config.node("sources", source.slice("mirror:".length)).readConfig();
    return mirror ? sourceHosts({ urls: mirror["urls"] }) : [];
  }

  private fits(name: string, stream: Json | undefined): boolean {
    if (!isPlainObject(stream)) return false;
    const { filters, source } = this.view;
    if (this.wanted !== "" && !this.words.of(name, stream).includes(this.wanted)) return false;
    if (source !== "" && !fitsSource(stream, source, this.wantedHosts)) return false;
    return filters.every((filter) => this.states.of(name).fits.includes(filter));
  }

  private follow(report: MergeReport | "all", patch: JsonObject): void {
    const { streams } = patch;
    if (report === "all" || streams === null) return this.forgetAll();
    // Of those that come and go the config tells itself.
    let isMoved = false;
    let isOther = false;
    const changes = isPlainObject(streams) ? streams : {};
    for (const name in changes) {
      const change = changes[name];
      if (!isPlainObject(change)) {
        this.words.forget(name);
        this.fitting.delete(name);
        this.states.note(name);
        this.hosts.forget();
        continue;
      }
      const [hasWords, hasState] = [changesWords(change), changesState(change)];
      isMoved ||= change["position"] !== undefined;
      if (hasWords) this.words.forget(name);
      if (change["urls"] !== undefined) this.hosts.forget();
      if (hasState) this.states.note(name);
      if (hasWords || hasState || changesReportedWords(change)) isOther = this.fitsOtherwise(name) || isOther;
    }
    if (isMoved) this.order.reportChanged();
    if (isOther) this.fit.reportChanged();
    if (streams !== undefined) this.sortSoon();
  }

  private forgetAll(): void {
    this.words.forgetAll();
    this.words.prepare(() => this.peek());
    this.states.forgetAll();
    this.hosts.forget();
    this.fitting.clear();
    this.order.reportChanged();
  }

  private sortSoon(): void {
    const key = this.view.sorting?.key;
    if (key === undefined || key === "name") return;
    this.sortTimer ??= setTimeout(() => {
      this.sortTimer = undefined;
      runInAction(() => this.figures.reportChanged());
    }, sortEveryMs);
  }

  /** Whether a stream that the present search has looked at fits it no longer, or does now. */
  private fitsOtherwise(name: string): boolean {
    const before = this.fitting.get(name);
    if (before === undefined) return false;
    const now = this.fits(name, this.peek()[name]);
    this.fitting.set(name, now);
    return now !== before;
  }

  private peek(): Readonly<Record<string, Json>> {
    const streams = this.config.peek()["streams"];
    return isPlainObject(streams) ? streams : {};
  }
}

function positionOf(stream: Json): number {
  const position = isPlainObject(stream) ? stream["position"] : undefined;
  return typeof position === "number" ? position : Number.MAX_SAFE_INTEGER;
}

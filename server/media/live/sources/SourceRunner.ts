import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { LogLevel } from "../../../log/StreamLog.ts";
import { ServerError } from "../../../ServerError.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import { FallbackVideo } from "./FallbackVideo.ts";
import type { Feed } from "./Feed.ts";
import { StreamUptime } from "./StreamUptime.ts";
import { SwitchHistory } from "./SwitchHistory.ts";
import { RunnerLog } from "./RunnerLog.ts";
import { type Source, SourceList } from "./Source.ts";
import { type FailedSource, SourceFailures } from "./SourceFailures.ts";
import { lossWords, silenceWords, errorWords } from "./sourceErrors.ts";
import type { StreamStats } from "../../../../src/generated/types/StreamStats.ts";
import { isSaying, say, type Told } from "../../../Told.ts";

/** What a runner of sources needs of its stream. */
export interface RunnerHost {
  readonly now: () => number;
  /** @param stream its settings, where they are not those of now @throws ServerError for what cannot be run */
  open(source: Source, stream?: Stream): Feed;
  /** From now on the media is this feed's. */
  onActive(feed: Feed): void;
  /** Media of the feed that is active. */
  onBytes(rendition: number, bytes: Buffer): void;
  /** So much has come into it. */
  onInput(bytes: number): void;
  /** The feed of a publisher is over, by itself or because nothing came of it. */
  onPublisherLost(told: Told | undefined): void;
  note(level: LogLevel, text: string): void;
}

/** A source that was started and has given nothing so far. */
interface Attempt {
  readonly feed: Feed;
  readonly sinceMs: number;
  /** `next` as there is none, `better` while a worse one runs, `chosen` by hand. */
  readonly purpose: "next" | "better" | "chosen";
}

/** While another source runs, one that hangs is not waited for longer than this. */
const ASIDE_MS = 10_000;

/**
 * Keeps one of a stream's sources running: the next when one is lost, the preferred one again when it is back. A new
 * source takes over with its first bytes, so that the old one is left only for one that works.
 */
export class SourceRunner {
  readonly failures: SourceFailures;
  readonly uptime: StreamUptime;
  readonly switches: SwitchHistory;
  lastTried: Source | undefined;
  /** When media came last, be it of the fallback video; in milliseconds since 1970. */
  lastDataMs = 0;
  /** When something came of a publisher's media last, also while another source is played. */
  lastPublishedMs = 0;
  readonly #fallback: FallbackVideo;
  readonly #log: RunnerLog;
  #sources = new SourceList([]);
  #active: Feed | undefined;
  #published: Feed | undefined;
  #attempt: Attempt | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isFetching = false;
  /** Key of the source that was chosen by hand: no better one takes its place. */
  #chosen: string | undefined;
  #lastSourceMs = 0;
  #activeSinceMs = 0;

  constructor(private readonly host: RunnerHost) {
    this.#log = new RunnerLog(
      (level, text) => host.note(level, text),
      (source) => this.#sources.nameOf(source),
    );
    this.#fallback = new FallbackVideo(host.now, this.#log);
    this.failures = new SourceFailures(host.now);
    this.uptime = new StreamUptime(host.now);
    this.switches = new SwitchHistory(host.now, (source) => this.#sources.numberOf(source));
  }

  get active(): Feed | undefined {
    return this.#active;
  }

  /** Since when the active feed plays, in milliseconds since 1970. */
  get activeSinceMs(): number | undefined {
    return this.#active && this.#activeSinceMs;
  }

  /** How the source that plays stands among those of the config; undefined while none plays. */
  get sourceUse(): StreamStats["source_use"] {
    const source = this.#active?.source;
    if (!source) return undefined;
    if (source.kind === "backup") return "fallback";
    if (this.#sources.indexOf(source) <= 0) return "preferred";
    return source.key === this.#chosen ? "chosen" : "backup";
  }

  get isPlayingBackup(): boolean {
    return this.#active?.source.kind === "backup";
  }

  /** Addresses that a process reads now, or tries to. */
  get openUrls(): readonly string[] {
    const feeds = [this.#attempt?.feed, this.#active];
    return feeds.flatMap((feed) => (feed?.source.kind === "fetch" ? [feed.source.url] : []));
  }

  /** In the order of preference. */
  get failedSources(): readonly FailedSource[] {
    return this.failures.told(this.#sources.all, this.isFetching ? this.#tried : [], this.#attempt?.feed.source);
  }

  get isFetching(): boolean {
    return this.#isFetching && this.#sources.canFetch;
  }

  /** A changed config: what runs goes on where its source is still wanted as it is. */
  configure(sources: readonly Source[], backup: Source | undefined): void {
    const before = this.#sources;
    this.#sources = new SourceList(sources);
    const isOther = !before.equals(this.#sources);
    if (this.#fallback.source?.key !== backup?.key) this.#drop(this.#fallback.feed);
    this.#fallback.source = backup;
    if (this.#sources.find(this.#chosen) === undefined) this.#chosen = undefined;
    if (!this.#isFetching) return;
    if (isOther) this.failures.hurry();
    const { active } = this;
    const attempted = this.#attempt?.feed;
    const isOld = (feed: Feed): boolean => isOutdated(feed, this.#sources, (source) => this.host.open(source));
    if (attempted && isOld(attempted)) this.#drop(attempted);
    if (active && isOld(active)) {
      this.#drop(active);
      this.#tryFrom(this.#sources.indexOf(active.source));
    } else if (isOther && !this.#works) {
      this.failures.restart();
      this.#tryFrom(0);
    } else if (attempted && !this.#attempt) this.#tryFrom(0);
  }

  start(): void {
    if (this.#isFetching) return;
    this.#isFetching = true;
    this.#lastSourceMs = this.host.now();
    const chosen = this.#sources.find(this.#chosen);
    if (!this.#works) this.#tryFrom(chosen ? this.#sources.indexOf(chosen) : 0);
  }

  /** Nothing is fetched any more; a publisher is not concerned. */
  stop(): void {
    if (!this.#isFetching) return;
    this.#isFetching = false;
    clearTimeout(this.#timer);
    this.#drop(this.#attempt?.feed);
    this.#drop(this.#fallback.feed);
    if (this.#active !== this.#published) this.#drop(this.#active);
    this.failures.forget();
    this.switches.rest();
    if (!this.#active) this.uptime.end();
  }

  /** @returns the feed that a publisher writes to, from now on @throws ServerError when it cannot run */
  publish(source: Source, stream: Stream): Feed {
    const feed = this.#run(this.host.open(source, stream));
    this.#drop(this.#published);
    this.#published = feed;
    return feed;
  }

  /** The publisher has left. */
  unpublish(): void {
    const feed = this.#published;
    this.#published = undefined;
    if (!feed) return;
    feed.kill();
    if (feed === this.#active) this.#lose(feed, undefined);
  }

  /** By hand; the present one plays on until the other gives something. @throws ServerError `bad_request` */
  switchTo(url: string): void {
    const source = this.#sources.findUrl(url);
    if (!source) throw new ServerError("bad_request", `${safeAddress(url)} is not a source of this stream.`);
    if (source.kind === "publish") {
      if (!this.#published) throw new ServerError("bad_request", "Nobody is publishing to this stream.");
      this.#takeOver(this.#published);
      this.#chosen = source.key;
      return;
    }
    this.#chosen = source.key;
    if (!this.#isFetching || this.#active?.source.key === source.key) return;
    this.#drop(this.#attempt?.feed);
    this.#try(source, this.#works ? "chosen" : "next");
  }

  /** Each second. */
  tick(): void {
    const ownMs = ({ source }: Feed): number => this.#sources.timeoutMsOf(source);
    const attempt = this.#attempt;
    if (attempt) this.#watch(attempt.feed, attempt.sinceMs, attemptTimeoutMs(attempt, ownMs(attempt.feed)));
    const active = this.#active;
    if (active) this.#watch(active, this.lastDataMs, ownMs(active));
    if (!this.#isFetching) return;
    if (this.#works) this.#probe();
    else if (this.#fallback.isDue(this.#lastSourceMs)) this.#fallback.play((source) => this.#open(source));
  }

  /** Whether a source gives something, and not the file in its place. */
  get #works(): boolean {
    return this.#active !== undefined && !this.isPlayingBackup;
  }

  get #tried(): readonly Source[] {
    return this.#sources.triedBeside(this.#works ? this.#active?.source : undefined, this.#chosen);
  }

  #watch(feed: Feed, sinceMs: number, timeoutMs: number): void {
    if (this.host.now() - sinceMs >= timeoutMs) this.#onEnd(feed, silenceWords(timeoutMs));
  }

  #probe(): void {
    if (this.#attempt) return;
    const source = this.failures.earliest(this.#tried);
    if (source && this.failures.waitMs(source) === 0) this.#try(source, "better");
  }

  /** The source whose turn it is, as soon as it is: of those that have not failed the first from an index on. */
  #tryFrom(index: number): void {
    clearTimeout(this.#timer);
    if (!this.#isFetching || this.#attempt || this.#works) return;
    const source = this.failures.earliest(this.#sources.fetchableFrom(index));
    if (!source) return;
    const waitMs = this.failures.waitMs(source);
    if (waitMs === 0) this.#try(source, "next");
    else this.#timer = setTimeout(() => this.#tryFrom(index), waitMs).unref();
  }

  #try(source: Source, purpose: Attempt["purpose"]): void {
    clearTimeout(this.#timer);
    this.#log.tries(source);
    this.lastTried = source;
    try {
      this.#open(source, (opened) => {
        this.#attempt = { feed: opened, sinceMs: this.host.now(), purpose };
      });
    } catch (error) {
      this.#attempt = undefined;
      this.#failAttempt(source, purpose, errorWords(error));
    }
  }

  #open(source: Source, beforeStart?: (feed: Feed) => void): Feed {
    const feed = this.host.open(source);
    beforeStart?.(feed);
    return this.#run(feed);
  }

  #run(feed: Feed): Feed {
    feed.start({
      onBytes: (rendition, bytes) => this.#onBytes(feed, rendition, bytes),
      onInput: (bytes) => feed === this.#active && this.host.onInput(bytes),
      onEnd: (words) => this.#onEnd(feed, words),
    });
    return feed;
  }

  #onBytes(feed: Feed, rendition: number, bytes: Buffer): void {
    if (feed === this.#published) this.lastPublishedMs = this.host.now();
    if (feed !== this.#active && !this.#isBetter(feed)) return;
    this.#takeOver(feed);
    this.lastDataMs = this.host.now();
    if (!this.isPlayingBackup) this.#lastSourceMs = this.lastDataMs;
    this.host.onBytes(rendition, bytes);
  }

  #isBetter(feed: Feed): boolean {
    if (feed === this.#attempt?.feed) return true;
    if (feed === this.#fallback.feed) return !this.#active;
    if (feed !== this.#published) return false;
    const { active } = this;
    if (!active || this.isPlayingBackup) return true;
    return (
      this.#chosen !== active.source.key && this.#sources.indexOf(feed.source) < this.#sources.indexOf(active.source)
    );
  }

  #takeOver(feed: Feed): void {
    const before = this.#active;
    if (before === feed) return;
    this.switches.take(feed.source, { from: before?.source, isByHand: feed.source.key === this.#chosen });
    if (feed === this.#attempt?.feed) this.#attempt = undefined;
    this.#active = feed;
    this.#activeSinceMs = this.lastDataMs = this.host.now();
    this.uptime.begin();
    if (before && before !== this.#published) before.kill();
    if (feed.source.kind === "backup") {
      this.#log.playsFallback();
    } else {
      this.#fallback.stop();
      clearTimeout(this.#timer);
      this.#drop(this.#attempt?.feed);
      this.failures.succeed(feed.source, this.#tried);
      this.#log.plays(feed.source, before !== undefined);
    }
    this.host.onActive(feed);
  }

  #onEnd(feed: Feed, words: Told | undefined): void {
    feed.kill();
    if (feed === this.#attempt?.feed) {
      const { purpose, sinceMs } = this.#attempt;
      this.#attempt = undefined;
      const reason = isSaying(words, "timeout") ? words : lossWords(words, this.host.now() - sinceMs);
      return this.#failAttempt(feed.source, purpose, reason ?? say("source_ended"));
    }
    if (feed === this.#fallback.feed) this.#fallback.fail(words ?? say("fallback_ended"));
    if (feed === this.#active) this.#lose(feed, lossWords(words, this.host.now() - this.lastDataMs));
    if (feed !== this.#published) return;
    this.#published = undefined;
    if (!this.#works) this.failures.error = words;
    this.host.onPublisherLost(words);
  }

  #lose(feed: Feed, words: Told | undefined): void {
    this.#active = undefined;
    this.uptime.pause(this.lastDataMs);
    if (feed.source.kind === "backup") return;
    this.#chosen = undefined;
    this.switches.lose(feed.source, words ?? say(feed.source.kind === "publish" ? "publisher_left" : "source_ended"));
    if (words !== undefined) this.#log.lost(feed.source, words);
    if (!this.isFetching) {
      this.failures.error = words;
      return;
    }
    const ranMs = this.host.now() - this.#activeSinceMs;
    if (feed.source.kind !== "publish") this.failures.fail(feed.source, words ?? say("source_ended"), { ranMs });
    this.#tryFrom(this.#sources.indexOf(feed.source) + 1);
  }

  #failAttempt(source: Source, purpose: Attempt["purpose"], words: Told): void {
    if (this.#works && purpose !== "next") {
      this.failures.fail(source, words, { isAside: true });
      if (purpose === "better") return this.#log.notBack(source, words);
      this.#chosen = undefined;
      return this.#log.cannotSwitch(source, words);
    }
    this.#log.failed(source, words);
    this.failures.fail(source, words);
    this.#tryFrom(this.#sources.indexOf(source) + 1);
  }

  #drop(feed: Feed | undefined): void {
    if (!feed) return;
    feed.kill();
    if (feed === this.#attempt?.feed) this.#attempt = undefined;
    if (feed === this.#fallback.feed) this.#fallback.stop();
    if (feed !== this.#active) return;
    this.#active = undefined;
    this.uptime.pause(this.lastDataMs);
  }
}

/** How long an attempt may take until its first bytes. */
function attemptTimeoutMs({ purpose }: Attempt, ownTimeoutMs: number): number {
  return purpose === "next" ? ownTimeoutMs : Math.min(ownTimeoutMs, ASIDE_MS);
}

/** Whether a feed of a fetched source is not what the config asks for any more. */
function isOutdated({ source, recipe }: Feed, sources: SourceList, open: RunnerHost["open"]): boolean {
  if (source.kind === "publish" || source.kind === "backup") return false;
  const wanted = sources.find(source.key);
  if (!wanted) return true;
  try {
    return open(wanted).recipe !== recipe;
  } catch {
    // It cannot run any more: the attempt to start it says why.
    return true;
  }
}

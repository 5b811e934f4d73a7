import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import { isFailing } from "../../../src/model/stream/reportedStream.ts";
import { ServerError } from "../../ServerError.ts";
import { listeningPort } from "../inputs/inputAddress.ts";
import { TrackWatch } from "./TrackWatch.ts";
import { PublisherSlot } from "./PublisherSlot.ts";
import { Renditions } from "./Renditions.ts";
import { Splice, type SpliceContent } from "../bus/Splice.ts";
import type { Publication, PublishedMedia, RunningStream } from "./RunningStream.ts";
import { StreamAlarms } from "./StreamAlarms.ts";
import { StreamFigures } from "./StreamFigures.ts";
import type { Feed } from "./sources/Feed.ts";
import { backupSource, type Source, configuredSources } from "./sources/Source.ts";
import { isLooped, SourceChange } from "./sources/SourceChange.ts";
import { type RunnerHost, SourceRunner } from "./sources/SourceRunner.ts";
import { type LiveParts, openFeed } from "./sources/openFeed.ts";
import { errorForViewers } from "./sources/sourceErrors.ts";
import { Leases, Waiters } from "./streamDemand.ts";
import { bitrateOf, isPublishable, type LiveStats, streamStats, StreamWarnings } from "./streamStats.ts";
import { say, type Told } from "../../Told.ts";

/** Who comes this long after the last media is told so, and does not get what was. */
const STALE_MS = 60_000;
/** Encoders send a key frame every few seconds. */
const LONGEST_GROUP_MS = 12_000;
/** A stream of the config, or one that is published to a location or mirrored: decides whether it runs, and tells how it does. */
export class LiveStream implements RunningStream {
  readonly #runner: SourceRunner;
  readonly #renditions: Renditions;
  readonly #media: TrackWatch;
  readonly #change = new SourceChange();
  readonly #figures: StreamFigures;
  readonly #warnings = new StreamWarnings();
  readonly #alarms = new StreamAlarms();
  readonly #waiters = new Waiters();
  readonly #leases: Leases;
  readonly #publishing: PublisherSlot;
  #name: string;
  #place: readonly string[];
  #hasEnded = false;
  #onPublisher: (() => void) | undefined;

  constructor(
    name: string,
    place: readonly string[],
    public config: Stream,
    private readonly parts: LiveParts,
  ) {
    this.#name = name;
    this.#place = place;
    const { context, tools } = parts;
    const { now } = context;
    const host: Pick<RunnerHost, "now" | "note" | "open"> = {
      now,
      note: (level, text) => context.log.note(this.name, level, text),
      open: (source, settings) => this.#open(source, settings),
    };
    this.#runner = new SourceRunner({
      ...host,
      onActive: (feed) => this.#beginMedia(feed),
      onBytes: (index, bytes) => this.#take(index, bytes),
      onInput: (bytes) => (this.#figures.bytesIn += bytes),
      onPublisherLost: (words) => this.#publishing.lose(words, this.config),
    });
    this.#renditions = new Renditions(
      () => this.config,
      now,
      () => this.#change.see("it is not what its own tables say"),
    );
    this.#media = new TrackWatch((bytes) => tools.probeMedia(context.processes, bytes), {
      onChange: (words) => context.log.note(this.name, "info", words),
    });
    this.#figures = new StreamFigures(name, () => context.viewers);
    this.#leases = new Leases(now, () => this.#settle());
    this.#publishing = new PublisherSlot(this.#runner, {
      ...host,
      onChange: () => this.#settle(),
      warn: (told, because) => this.warn("publisher", told, because),
    });
    this.#configureRunner();
    this.#settle();
  }

  get name(): string {
    return this.#name;
  }

  get place(): readonly string[] {
    return this.#place;
  }

  get renditions(): Renditions["aired"] {
    return this.#renditions.aired;
  }

  get sourceRenditions(): Renditions["all"] {
    return this.#renditions.all;
  }

  get mediaInfo(): MediaInfo | undefined {
    return this.#media.info;
  }

  get isAlive(): boolean {
    return this.#runner.active !== undefined;
  }

  /** It plays, and nothing of it fails: as the console's list counts it. */
  get isOnline(): boolean {
    const { failures, lastDataMs } = this.#runner;
    const told = this.#warnings.with(failures.error)?.words;
    const delayMs = this.parts.context.now() - lastDataMs;
    return this.isAlive && !isFailing({ source_error: told, ts_delay: delayMs, retry_count: failures.count });
  }

  get isPlayingBackup(): boolean {
    return this.#runner.isPlayingBackup;
  }

  get isHeld(): boolean {
    return this.#leases.isWanted(this.config.clients_timeout);
  }

  get isFetching(): boolean {
    return this.#runner.isFetching;
  }

  /** Whether one of its sources is received at this port of this machine now. */
  receivesAt(port: string): boolean {
    return this.#runner.openUrls.some((url) => listeningPort(url) === port);
  }

  get isPublished(): boolean {
    return this.#publishing.publisher !== undefined;
  }

  /** Nothing of it moves: it is on demand, and nobody demands it. */
  get isAsleep(): boolean {
    const isIdle = !this.isFetching && !this.isPublished && !this.isHeld;
    return isIdle && this.parts.context.viewers.countOf(this.name) === 0;
  }

  get inKbit(): number {
    return bitrateOf(this.#runner, this.#figures, this.parts.context.now());
  }

  get outKbit(): number {
    return this.#figures.outKbit;
  }

  /** What runs goes on where nothing of it has changed. */
  configure(config: Stream): void {
    this.config = config;
    this.#configureRunner();
    if (!isPublishable(config)) this.#publishing.drop("publishing was turned off");
    else this.#publishing.refresh(config);
    this.#settle();
  }

  /** Whoever reads it, watches it or publishes it goes on. */
  rename(name: string, place: readonly string[]): void {
    const before = this.#name;
    this.#name = name;
    this.#place = place;
    this.#figures.rename(name);
    this.parts.context.log.note(name, "info", `Renamed: its name was ${before}.`);
  }

  restart(): void {
    this.parts.context.log.note(this.name, "info", "Restarted by an administrator.");
    this.#publishing.drop("the stream was restarted");
    this.#runner.stop();
    this.#leases.forget();
    this.#figures.end();
    this.#settle();
  }

  /** @throws ServerError `bad_request` for what is no source of the stream */
  switchSource(url: string): void {
    this.#runner.switchTo(url);
  }

  hold(): () => void {
    return this.#leases.take();
  }

  async whenReady(timeoutMs: number): Promise<void> {
    if (this.#renditions.isReady) return;
    if (this.config.disabled === true || this.#hasEnded) throw this.#refusal();
    const release = this.hold();
    try {
      await this.#waiters.wait(timeoutMs, () => this.#whyNothing());
    } finally {
      release();
    }
  }

  publish(publication: Publication): PublishedMedia {
    if (this.#hasEnded || !isPublishable(this.config)) {
      throw new ServerError("forbidden", `The stream ${this.name} does not accept publishers: publishing is off.`);
    }
    const media = this.#publishing.take(publication, this.config);
    this.#onPublisher?.();
    return media;
  }

  /** Called for each publisher that has come. */
  onPublisher(listener: () => void): void {
    this.#onPublisher = listener;
  }

  warn(subject: string, told: Told | undefined, because?: Told): void {
    const words = this.#warnings.set(subject, told, because);
    if (words !== undefined) this.parts.context.log.note(this.name, "warning", `${subject}: ${words}`);
  }

  splice(of: SpliceContent): Splice {
    const { aired: buses, targetMs } = this.#renditions;
    return new Splice({ ...of, buses, targetMs, now: this.parts.context.now });
  }

  onRenditions(listener: () => void): () => void {
    return this.#renditions.onChange(listener);
  }

  /** Each second. */
  tick(): void {
    const now = this.parts.context.now();
    this.#settle();
    this.#runner.tick();
    this.#publishing.tick(this.config);
    this.#media.tick(now);
    this.#renew(now);
    const isLost = this.#runner.isFetching && !this.isAlive && this.#renditions.isReady;
    if (isLost && now - this.#runner.lastDataMs > STALE_MS) this.#renditions.clear();
    this.#watchKeyFrames(now);
    const errors = this.#renditions.all[0]?.segmenter.continuityErrors ?? 0;
    this.#figures.sample(now, this.#runner.lastDataMs, errors);
    this.#alarms.sample({
      nowMs: now,
      bus: this.isAlive ? this.#renditions.all[0] : undefined,
      info: this.#media.info,
    });
  }

  stats(position: number): LiveStats {
    return streamStats({
      position,
      config: this.config,
      nowMs: this.parts.context.now(),
      clients: this.parts.context.viewers.countOf(this.name),
      lastDts: this.#renditions.all[0]?.segmenter.lastTimeMs,
      sourceError: this.#warnings.with(this.#runner.failures.error),
      runner: this.#runner,
      figures: this.#figures,
      media: this.#media,
      alarms: this.#alarms.all,
      publisher: this.#publishing.publisher,
    });
  }

  /** The stream is gone from the config, or its publisher from the location. */
  end(): void {
    this.#hasEnded = true;
    this.#publishing.drop("the stream was removed");
    this.#runner.stop();
    this.#media.forget();
    this.#renditions.end();
    this.#waiters.refuse(this.#refusal());
  }

  #configureRunner(): void {
    this.#runner.configure(configuredSources(this.config), backupSource(this.config));
  }

  /** Starts or stops what is wanted now. */
  #settle(): void {
    const { disabled, static: isStatic, clients_timeout: timeoutS } = this.config;
    const isWanted = !this.#hasEnded && disabled !== true && (isStatic !== false || this.#leases.isWanted(timeoutS));
    if (isWanted) this.#runner.start();
    else this.#runner.stop();
    const isRunning = this.#runner.isFetching || this.isPublished;
    if (isRunning === (this.#figures.startedAtMs !== undefined)) return;
    if (isRunning) this.#figures.begin(this.parts.context.now());
    else this.#stopped();
  }

  #stopped(): void {
    this.#figures.end();
    this.#media.forget();
    this.#alarms.end();
    this.warn("logo", undefined);
    this.#renditions.clear();
    if (this.config.disabled === true) this.#waiters.refuse(this.#refusal());
    if (!this.#hasEnded) this.parts.context.log.note(this.name, "info", "Stopped.");
  }

  /** Media without them comes and comes, and nobody can play it. */
  #watchKeyFrames(now: number): void {
    const { active, lastDataMs, uptime } = this.#runner;
    const lastMs = Math.max(this.#renditions.all[0]?.segmenter.keyFrameAtMs ?? 0, now - uptime.ms);
    const isMissing = active !== undefined && now - lastDataMs < 2000 && now - lastMs > LONGEST_GROUP_MS;
    this.warn("picture", isMissing ? say("no_key_frames") : undefined);
  }

  #take(index: number, bytes: Buffer): void {
    this.#renditions.write(index, bytes);
    if (index === 0 && this.#renditions.isReady) this.#waiters.ready();
  }

  /** A process passes on the tracks that it has found at its start: another one has to read what the source is now. */
  #renew(nowMs: number): void {
    const { active } = this.#runner;
    const [bus] = this.#renditions.all;
    if (!active || !bus) return;
    if (!isLooped(active.source)) this.#change.sample(bus, nowMs);
    const words = this.#change.take(nowMs);
    if (words === undefined) return;
    this.parts.context.log.note(this.name, "info", `The source has changed: ${words}. Reopening it.`);
    if (active.source.kind === "publish") this.#publishing.renew(this.config);
    else active.renew?.();
  }

  #open(source: Source, settings = this.config): Feed {
    const feed = openFeed(source, settings, this.parts);
    const isActive = (): boolean => feed === this.#runner.active;
    feed.watch?.({
      onChange: (words) => isActive() && !isLooped(source) && this.#change.see(words),
      onAnew: () => isActive() && this.#beginMedia(feed),
    });
    return feed;
  }

  #beginMedia(feed: Feed): void {
    this.#change.begin();
    this.#alarms.begin();
    this.#renditions.begin(feed);
    this.warn("logo", feed.lack);
    this.#media.begin(feed, this.#renditions.all);
  }

  #refusal(): ServerError {
    return new ServerError("not_found", `The stream ${this.name} is ${this.#hasEnded ? "gone" : "disabled"}.`);
  }

  #whyNothing(): string {
    const { isFetching, failures } = this.#runner;
    const quiet = isFetching ? "its source has sent nothing yet" : "nobody is publishing to it";
    const reason = failures.error === undefined ? quiet : errorForViewers(failures.error);
    return `The stream ${this.name} has no picture: ${reason}.`;
  }
}

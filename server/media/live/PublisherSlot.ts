import type { Stream } from "../../../src/generated/types/Stream.ts";
import { ServerError } from "../../ServerError.ts";
import { ByteRate } from "../bus/rates.ts";
import { FlvBeginning } from "./FlvBeginning.ts";
import type { Publication, PublishedMedia } from "./RunningStream.ts";
import type { Feed } from "./sources/Feed.ts";
import { publishedSource, type Source } from "./sources/Source.ts";
import type { RunnerHost, SourceRunner } from "./sources/SourceRunner.ts";
import { silenceWords, errorWords } from "./sources/sourceErrors.ts";
import { isSaying, say, type Told, wordsOf } from "../../Told.ts";

/** Over less than this a rate says nothing. */
const SHORTEST_SPAN_MS = 5000;
/** A process that ends sooner than this ends again. */
const SHORTEST_RUN_MS = 10_000;

/** The one place for a publisher that a stream has. */
export class PublisherSlot {
  publisher: Publisher | undefined;

  constructor(
    private readonly runner: SourceRunner,
    private readonly host: Pick<RunnerHost, "now" | "note" | "open"> & {
      readonly onChange: () => void;
      /** Of a fault that the one who publishes plays on with; undefined when it is over. */
      readonly warn: (told: Told | undefined, because?: Told) => void;
    },
  ) {}

  /** @throws ServerError `conflict` when somebody publishes already */
  take(publication: Publication, config: Stream): PublishedMedia {
    if (this.publisher) {
      // Who it is stands in the log, and is nothing for others.
      throw new ServerError("conflict", `${config.name} already has a publisher.`);
    }
    const publisher = new Publisher(publication, this.#open(publication, config), config, this.host.now());
    this.publisher = publisher;
    this.host.note("info", `Publisher ${publisher.name} connected.`);
    this.host.onChange();
    return {
      write: (bytes) => {
        if (this.publisher === publisher) publisher.write(bytes);
      },
      end: () => this.#leave(publisher),
    };
  }

  /** Nothing comes any more of what is sent: by the settings from before, or of another process, something may. */
  lose(words: Told | undefined, config: Stream): void {
    if (!this.#goBack(words) && !this.#beginAnew(words, config)) this.drop(words);
  }

  /** The server ends it. */
  drop(words: Told | undefined): void {
    const { publisher } = this;
    if (!publisher) return;
    this.host.note("warning", `Publisher ${publisher.name} was dropped: ${wordsOf(words ?? "the media has ended")}.`);
    this.#empty();
    publisher.publication.onEnd();
  }

  /** After a change of the config: what is sent goes to an encoder as it is asked for now. */
  refresh(config: Stream): void {
    this.#move(config, (source, publisher) => publisher.isDueFor(this.host.open(source).recipe));
  }

  /** What is sent has become something else than its process was started for: another one reads it, at once. */
  renew(config: Stream): void {
    this.#move(config, () => true);
  }

  /** Each second. */
  tick(config: Stream): void {
    const { publisher } = this;
    if (!publisher) return;
    const now = this.host.now();
    publisher.sample(now);
    const { kbit, cameAtMs } = publisher;
    const { max_bitrate: maxKbit } = config;
    if (maxKbit && kbit !== undefined && kbit > maxKbit) {
      this.#dismiss(say("publisher_too_much", { kbit, most: maxKbit }));
    }
    const { timeoutMs } = publishedSource(config, publisher.publication.format);
    const quietMs = now - Math.max(cameAtMs, this.runner.lastPublishedMs);
    if (quietMs > timeoutMs) this.#dismiss(silenceWords(timeoutMs));
  }

  #move(config: Stream, isDue: (source: Source, publisher: Publisher) => boolean): void {
    const { publisher } = this;
    if (!publisher) return;
    try {
      const source = publishedSource(config, publisher.publication.format);
      if (isDue(source, publisher)) publisher.moveTo(this.runner.publish(source, config), config, this.host.now());
      if (publisher.failed === undefined) this.host.warn(undefined);
    } catch (error) {
      // Who publishes has done nothing wrong, and can change nothing: it goes on through the process that it has.
      this.host.warn(say("settings_before"), errorWords(error));
    }
  }

  /** @returns whether it plays on by the settings from before, as nothing has come by those of now */
  #goBack(words: Told = say("no_media")): boolean {
    const { publisher } = this;
    const { former, movedAtMs } = publisher ?? {};
    if (!publisher || !former || this.runner.lastPublishedMs > (movedAtMs ?? 0)) return false;
    try {
      publisher.moveBackTo(this.runner.publish(publishedSource(former, publisher.publication.format), former), former);
    } catch {
      return false;
    }
    this.host.warn(say("settings_before"), words);
    return true;
  }

  /** Who publishes has done nothing wrong where a process that worked is gone. @returns whether another one reads it */
  #beginAnew(words: Told | undefined, config: Stream): boolean {
    const { publisher } = this;
    if (!publisher || isSaying(words, "timeout") || isSaying(words, "publisher_too_fast")) return false;
    const beganAtMs = publisher.movedAtMs ?? publisher.cameAtMs;
    const now = this.host.now();
    if (now - beganAtMs < SHORTEST_RUN_MS || this.runner.lastPublishedMs <= beganAtMs) return false;
    try {
      const source = publishedSource(config, publisher.publication.format);
      publisher.moveTo(this.runner.publish(source, config), config, now);
    } catch {
      return false;
    }
    this.host.note(
      "warning",
      `The process that reads publisher ${publisher.name} has ended: ${wordsOf(words ?? "the media has ended")}. Another one goes on.`,
    );
    return true;
  }

  #open({ format }: Publication, config: Stream): Feed {
    try {
      return this.runner.publish(publishedSource(config, format), config);
    } catch (error) {
      const words = errorWords(error);
      // Operators have to see it: the fault may be in the stream's own settings.
      this.#say(words);
      this.host.note("warning", `A publisher cannot be accepted: ${wordsOf(words)}.`);
      // Publishers are none: they learn nothing of folders, devices and settings.
      const told = "The stream does not accept publishers now. See its log on the server.";
      throw new ServerError("unavailable", told, {}, { cause: error });
    }
  }

  /** For what the publisher has done, which the stream shows until the next one comes. */
  #dismiss(words: Told): void {
    this.drop(words);
    this.#say(words);
  }

  #say(words: Told): void {
    if (!this.runner.active) this.runner.failures.error = words;
  }

  #leave(publisher: Publisher): void {
    if (this.publisher !== publisher) return;
    this.host.note("info", `Publisher ${publisher.name} disconnected.`);
    this.#empty();
  }

  #empty(): void {
    this.publisher = undefined;
    this.host.warn(undefined);
    this.runner.unpublish();
    this.host.onChange();
  }
}

/** Who publishes to a stream now, and the feed that reads what is sent. */
export class Publisher {
  bytes = 0;
  /** The settings that it played by before those of now, where they are others. */
  former: Stream | undefined;
  movedAtMs: number | undefined;
  /** Recipe of the feed of which nothing came, so that it came back to the one before. */
  failed: string | undefined;
  readonly #rate = new ByteRate();
  readonly #flv = new FlvBeginning();
  #description: Buffer | undefined;

  constructor(
    readonly publication: Publication,
    private feed: Feed,
    private settings: Stream,
    readonly cameAtMs: number,
  ) {}

  get name(): string {
    const { from, via } = this.publication;
    return `${from} (${via})`;
  }

  get recipe(): string {
    return this.feed.recipe;
  }

  write(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.publication.format === "flv") this.#flv.take(bytes);
    if (this.publication.format !== "sdp") this.feed.write(bytes);
    else if (!this.#description) this.#describe(bytes);
  }

  /** What is sent goes on to another feed, as the settings of the first have changed. */
  moveTo(feed: Feed, settings: Stream, nowMs: number): void {
    this.former = settings === this.settings ? undefined : this.settings;
    this.movedAtMs = nowMs;
    this.failed = undefined;
    this.#goOn(feed, settings);
  }

  /** Whether settings ask for another feed than it has, and not for the one that gave nothing. */
  isDueFor(recipe: string): boolean {
    if (recipe === this.recipe) this.failed = undefined;
    return recipe !== this.recipe && recipe !== this.failed;
  }

  /** To the settings from before, as the feed of those of now gives nothing. */
  moveBackTo(feed: Feed, settings: Stream): void {
    this.former = undefined;
    this.failed = this.recipe;
    this.#goOn(feed, settings);
  }

  #goOn(feed: Feed, settings: Stream): void {
    this.feed = feed;
    this.settings = settings;
    if (this.#description) this.#describe(this.#description);
    else if (this.#flv.bytes.length > 0) feed.write(this.#flv.bytes);
  }

  sample(nowMs: number): void {
    this.#rate.sample(this.bytes, nowMs);
  }

  /** Kilobits per second, once it is known. */
  get kbit(): number | undefined {
    return this.#rate.spanMs < SHORTEST_SPAN_MS ? undefined : this.#rate.kbit;
  }

  /** ffmpeg reads a description to its end before it listens. */
  #describe(bytes: Buffer): void {
    this.#description = bytes;
    this.feed.write(bytes);
    this.feed.finish();
  }
}

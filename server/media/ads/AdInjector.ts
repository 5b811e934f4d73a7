import type { AdSchedule } from "../../../src/generated/types/AdSchedule.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { AdCounter } from "../../engine/EngineHost.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { AdBreak } from "./AdBreak.ts";
import { trackOf } from "./adDifferences.ts";
import { adArguments, adTarget, findAdFile } from "./adFiles.ts";
import { AdReader } from "./AdReader.ts";
import { AdShowing } from "./AdShowing.ts";
import { drawFile } from "./drawFile.ts";
import { PlayedSlots, PREPARE_MS, type UpcomingSlot, upcomingSlots } from "./upcomingSlots.ts";

const LOOK_MS = 500;
/** While something is aired. */
const FEED_MS = 40;
const VIEWERS_MS = 1000;
const USUAL_SEGMENT_MS = 2000;
/** Tables of sources have low versions. */
const FIRST_VERSION = 16;
const VERSIONS = 16;
/** Files that are told of in one notice. */
const MOST_TOLD = 3;
/** Streams that advertising is played in at once: each has up to two processes, that of the next file too. */
const MOST_AT_ONCE = 50;
const NOTICE = "ads";

/** What advertising is played with. */
export interface AdInjectorParts {
  readonly context: Pick<MediaContext, "streams" | "viewers" | "processes" | "log" | "config" | "now" | "folder">;
  /** How a sound is encoded that the stream has and the file has not; empty where nothing is missing. */
  readonly silenceFor: (file: string, sound: Track) => Promise<readonly string[]>;
  readonly counts: AdCounter;
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: () => number;
  /** From 0 up to but not 1. */
  readonly random?: () => number;
}

/** Plays the ad schedules: at the times of a schedule each running stream that has it is given a break. */
export class AdInjector implements MediaPart {
  /** Of a stream one that is played, and those that are about to be; one whose files all fail stands here until its time. */
  readonly #breaks = new Map<RunningStream, Set<AdBreak>>();
  /** Streams that may have processes. */
  readonly #admitted = new Set<RunningStream>();
  readonly #played = new WeakMap<RunningStream, PlayedSlots>();
  /** Files that could not be played, and why. */
  readonly #failed = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #feeding: NodeJS.Timeout | undefined;
  #version = 0;
  #lookedMs = 0;

  constructor(private readonly parts: AdInjectorParts) {
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** What is played now goes on by the new config, or ends. */
  configure(): void {
    const { config } = this.parts.context;
    for (const [stream, breaks] of this.#breaks) {
      const schedule = this.#scheduleOf(stream);
      for (const one of breaks) {
        const hasSlot = schedule?.slots?.some(({ from }) => from === one.slot.from) === true;
        // Other files may be playable.
        if (one.isBarren) breaks.delete(one);
        else if (!hasSlot) one.end("the schedule was changed");
        else for (const file of one.files) this.#dropUnwanted(one, file, schedule);
      }
    }
    const wanted = new Set(Object.values(config().ad_schedules ?? {}).flatMap(({ files = [] }) => files.map(nameOf)));
    for (const file of this.#failed.keys()) if (!wanted.has(file)) this.#failed.delete(file);
    this.#tell();
  }

  /** Twice a second: the slots that are about to begin. */
  look(): void {
    const { streams, config, now } = this.parts.context;
    const schedules = Object.entries(config().ad_schedules ?? {});
    const coming = new Map(
      schedules.flatMap(([name, schedule]) => {
        const slots = upcomingSlots(schedule, now());
        return slots.length === 0 ? [] : [[name, slots] as const];
      }),
    );
    if (coming.size === 0) return;
    for (const stream of streams.all) {
      for (const slot of coming.get(stream.config.ad_schedule ?? "") ?? []) this.#begin(stream, slot);
    }
  }

  /** Many times a second, while there is something to play. */
  feed(): void {
    const elapsedMs = this.#elapsed();
    const isLookDue = elapsedMs - this.#lookedMs >= VIEWERS_MS;
    if (isLookDue) this.#lookedMs = elapsedMs;
    for (const [stream, breaks] of this.#breaks) {
      for (const one of breaks) this.#feedOne(one, stream, isLookDue);
      for (const one of breaks) if (one.isOver && !this.#isWaitedFor(one)) breaks.delete(one);
      if (![...breaks].some(({ isOver }) => !isOver)) this.#admitted.delete(stream);
      if (breaks.size === 0) this.#breaks.delete(stream);
    }
    if (this.#breaks.size > 0) return;
    clearInterval(this.#feeding);
    this.#feeding = undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearInterval(this.#feeding);
    for (const breaks of this.#breaks.values()) for (const one of breaks) one.end();
    this.#breaks.clear();
  }

  #feedOne(one: AdBreak, stream: RunningStream, isLookDue: boolean): void {
    one.tick();
    if (one.hasBegun && !one.isOver) this.#playedOf(stream).add(one.slot);
    if (isLookDue) one.look();
  }

  /** The slot would begin anew with the same files. */
  #isWaitedFor({ isBarren, slot }: AdBreak): boolean {
    const leftMs = slot.startMs - this.parts.context.now();
    return isBarren && leftMs >= 0 && leftMs <= PREPARE_MS;
  }

  #begin(stream: RunningStream, slot: UpcomingSlot): void {
    const { context, counts } = this.parts;
    const isOnAir = stream.isAlive && stream.splice !== undefined;
    if (!isOnAir || this.#playedOf(stream).has(slot)) return;
    const others = this.#breaks.get(stream) ?? new Set();
    for (const other of others) if (other.slot.startMs === slot.startMs) return;
    const schedule = this.#scheduleOf(stream);
    if ((schedule?.files ?? []).length === 0) return;
    const one: AdBreak = new AdBreak({
      stream,
      slot,
      targetMs: stream.config.segment_duration || USUAL_SEGMENT_MS,
      draw: (failed) => {
        const files = this.#scheduleOf(stream)?.files ?? [];
        return drawFile(
          files.filter(({ name }) => !failed.has(name)),
          this.parts.random ?? Math.random,
        );
      },
      open: (file) => this.#open(stream, file),
      isFree: () => ![...others].some((other) => other !== one && other.hasBegun && !other.isOver),
      onShow: (file) => new AdShowing(file, stream, { viewers: context.viewers, counts }),
      onPlayed: (file) => {
        if (this.#failed.delete(file)) this.#tell();
      },
      onFailed: (file, words) => {
        context.log.note(stream.name, "warning", `The advertising file ${file} was not played: ${words}.`);
        this.#failed.set(file, words);
        this.#tell();
      },
      note: (level, text) => context.log.note(stream.name, level, text),
      now: context.now,
      elapsed: () => this.#elapsed(),
    });
    this.#breaks.set(stream, others.add(one));
    this.#feeding ??= setInterval(() => this.feed(), FEED_MS).unref();
  }

  #open(stream: RunningStream, file: string): AdReader {
    const { config, folder, processes } = this.parts.context;
    this.#version = (this.#version + 1) % VERSIONS;
    const version = FIRST_VERSION + this.#version;
    return new AdReader(file, async () => {
      if (!this.#admitted.has(stream) && this.#admitted.size >= MOST_AT_ONCE)
        throw new ServerError("unavailable", `Advertising is played in ${MOST_AT_ONCE} streams already.`);
      this.#admitted.add(stream);
      const { path } = await findAdFile(config(), file, folder);
      const { mediaInfo } = stream;
      // A stream of sound alone is given no silence for the picture that is left out.
      const sound = mediaInfo && trackOf(mediaInfo, "video") && trackOf(mediaInfo, "audio");
      const silence = sound ? await this.parts.silenceFor(file, sound) : [];
      return processes.start({
        args: adArguments({ path, version, stream: mediaInfo, silence }),
        label: `advertising of ${stream.name}`,
        kind: "advert",
      });
    });
  }

  #dropUnwanted(one: AdBreak, file: string, schedule: AdSchedule | undefined): void {
    if (schedule?.files?.some(({ name }) => name === file) !== true) one.drop(file, "it was taken from the schedule");
    try {
      adTarget(this.parts.context.config(), file);
    } catch (error) {
      one.drop(file, error instanceof Error ? error.message : "its VOD is gone");
    }
  }

  #scheduleOf({ config }: RunningStream): AdSchedule | undefined {
    const all = this.parts.context.config().ad_schedules ?? {};
    const name = config.ad_schedule;
    return name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
  }

  #playedOf(stream: RunningStream): PlayedSlots {
    const played = this.#played.get(stream) ?? new PlayedSlots();
    this.#played.set(stream, played);
    return played;
  }

  #elapsed(): number {
    return this.parts.elapsed?.() ?? performance.now();
  }

  #tell(): void {
    const told = [...this.#failed].slice(0, MOST_TOLD).map(([file, words]) => `${file}: ${words}`);
    const more = this.#failed.size > MOST_TOLD ? [`and ${this.#failed.size - MOST_TOLD} more files`] : [];
    const words = `Advertising could not be played. ${[...told, ...more].join("; ")}. The Ad injector page tells more.`;
    this.parts.tellNotice(NOTICE, told.length === 0 ? undefined : words);
  }
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

import type { AdSchedule } from "../../../src/generated/types/AdSchedule.ts";
import type { AdCounter } from "../../engine/EngineHost.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { AdBreak } from "./AdBreak.ts";
import { adArguments, adTarget, findAdFile } from "./adFiles.ts";
import { AdReader } from "./AdReader.ts";
import { AdShowing } from "./AdShowing.ts";
import { drawFile } from "./drawFile.ts";
import { PlayedSlots, type UpcomingSlot, upcomingSlots } from "./upcomingSlots.ts";

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
const NOTICE = "ads";

/** What advertising is played with. */
export interface AdInjectorParts {
  readonly context: Pick<MediaContext, "streams" | "viewers" | "processes" | "log" | "config" | "now" | "folder">;
  readonly counts: AdCounter;
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: () => number;
  /** From 0 up to but not 1. */
  readonly random?: () => number;
}

/** Plays the ad schedules: at the times of a schedule each running stream that has it is given a break. */
export class AdInjector implements MediaPart {
  /** Of a stream one that is played, and those that are about to be. */
  readonly #breaks = new Map<AdBreak, RunningStream>();
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
    for (const [one, stream] of this.#breaks) {
      const schedule = this.#scheduleOf(stream);
      const hasSlot = schedule?.slots?.some(({ from }) => from === one.slot.from) === true;
      if (!hasSlot) one.end("the schedule was changed");
      else for (const file of one.files) this.#dropUnwanted(one, file, schedule);
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
    for (const [one, stream] of this.#breaks) {
      one.tick();
      if (one.hasBegun && !one.isOver) this.#playedOf(stream).add(one.slot);
      if (isLookDue) one.look();
      if (one.isOver) this.#breaks.delete(one);
    }
    if (this.#breaks.size > 0) return;
    clearInterval(this.#feeding);
    this.#feeding = undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearInterval(this.#feeding);
    for (const one of this.#breaks.keys()) one.end();
    this.#breaks.clear();
  }

  #begin(stream: RunningStream, slot: UpcomingSlot): void {
    const { context, counts } = this.parts;
    const isOnAir = stream.isAlive && stream.splice !== undefined;
    if (!isOnAir || this.#playedOf(stream).has(slot)) return;
    if ([...this.#breaks].some(([{ slot: other }, of]) => of === stream && other.startMs === slot.startMs)) return;
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
      isFree: () => ![...this.#breaks].some(([other, of]) => of === stream && other !== one && other.hasBegun),
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
    this.#breaks.set(one, stream);
    this.#feeding ??= setInterval(() => this.feed(), FEED_MS).unref();
  }

  #open(stream: RunningStream, file: string): AdReader {
    const { config, folder, processes } = this.parts.context;
    this.#version = (this.#version + 1) % VERSIONS;
    const version = FIRST_VERSION + this.#version;
    return new AdReader(file, async () => {
      const { path } = await findAdFile(config(), file, folder);
      return processes.start({
        args: adArguments(path, version),
        label: `advertising of ${stream.name}`,
        kind: "push",
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

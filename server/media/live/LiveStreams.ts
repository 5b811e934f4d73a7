import type { Stream } from "../../../src/generated/types/Stream.ts";
import { deepEqual, type JsonObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { MediaTotals } from "../../engine/Engine.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { probeMedia } from "../ffmpeg/mediaInfo.ts";
import { inputArguments } from "../inputs/inputArguments.ts";
import { publicationArguments } from "../inputs/publishedInput.ts";
import { planEncoding } from "../transcoder/planEncoding.ts";
import { FormerNames } from "./FormerNames.ts";
import { LiveReport } from "./LiveReport.ts";
import { LiveStream } from "./LiveStream.ts";
import { LocationStreams } from "./LocationStreams.ts";
import { ProvidedStreams } from "./ProvidedStreams.ts";
import type { RunningStream, StreamDirectory } from "./RunningStream.ts";
import { toJson } from "../reportPatches.ts";
import type { SourceProvider } from "./sources/Feed.ts";
import type { LiveTools } from "./sources/openFeed.ts";

const TICK_MS = 1000;

/** All streams of the config, of publishers and of mirrors; each runs by itself. */
export class LiveStreams implements StreamDirectory, MediaPart {
  /** Of the config, in the order of the list. */
  #configured = new Map<string, LiveStream>();
  readonly #published: LocationStreams;
  readonly #provided: ProvidedStreams;
  #provider: SourceProvider | undefined;
  readonly #listeners = new Map<(stream: RunningStream) => () => void, Map<RunningStream, () => void>>();
  readonly #onRename = new Set<(stream: RunningStream, from: string) => void>();
  readonly #report = new LiveReport();
  readonly #former: FormerNames;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly context: Omit<MediaContext, "streams">,
    private readonly tools: LiveTools,
  ) {
    this.#former = new FormerNames(context.now);
    this.#published = new LocationStreams({
      now: context.now,
      make: (name, place, config) => this.#make(name, place, config),
      onCome: (stream) => {
        this.#provided.give(stream.name);
        this.#tellOf(stream);
      },
      onGone: (stream) => this.#end(stream),
    });
    this.#provided = new ProvidedStreams({
      isTaken: (name) => this.#configured.has(name) || this.#published.isShown(name),
      make: (name, place, config) => this.#make(name, place, config, this.#provider),
      onCome: (stream) => this.#tellOf(stream),
      onGone: (stream) => this.#end(stream),
      onRename: (stream, from) => this.#renamed(stream, from),
      note: (name, text) => context.log.note(name, "warning", text),
      moveLog: (from, to) => context.log.rename(from, to),
    });
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  /** Who brings streams of elsewhere opens their sources. @returns what it tells of them from now on */
  provide(provider: SourceProvider): ProvidedStreams {
    this.#provider = provider;
    return this.#provided;
  }

  get all(): Iterable<LiveStream> {
    return [...this.#configured.values(), ...this.#published.all, ...this.#provided.all];
  }

  find(name: string): LiveStream | undefined {
    const own = this.#configured.get(name) ?? this.#published.find(name);
    const provided = this.#provided.find(name);
    // Who only asks to publish takes no viewers from a stream that plays.
    return (provided && !this.#published.isShown(name) ? provided : own) ?? this.#former.find(name);
  }

  findForPublishing(name: string): LiveStream | undefined {
    const own = this.#configured.get(name) ?? this.#published.find(name) ?? this.#former.find(name);
    return own ?? this.#published.expect(name, this.context.config().lives ?? {}) ?? this.#provided.find(name);
  }

  /** The stream that receives at a port of this machine now. */
  findReceiver(port: string): LiveStream | undefined {
    return [...this.all].find((stream) => stream.receivesAt(port));
  }

  /** Names under which a stream is still found though it has another one now. */
  formerNamesOf(name: string): readonly string[] {
    const stream = this.find(name);
    return stream ? this.#former.of(stream) : [];
  }

  onStream(listener: (stream: RunningStream) => () => void): () => void {
    const ends = new Map<RunningStream, () => void>();
    this.#listeners.set(listener, ends);
    for (const stream of this.all) ends.set(stream, listener(stream));
    return () => {
      this.#listeners.delete(listener);
      for (const end of ends.values()) end();
    };
  }

  /** Called for each stream of the config or of a mirror that goes on under another name. @returns the function that ends it */
  onRename(listener: (stream: RunningStream, from: string) => void): () => void {
    this.#onRename.add(listener);
    return () => this.#onRename.delete(listener);
  }

  configure(renames: readonly Rename[] = []): void {
    const { streams = {}, lives = {} } = this.context.config();
    for (const { from, to } of renames) if (from[0] === "streams") this.#rename(from[1] ?? "", to[1] ?? "");
    for (const [name, stream] of this.#configured) if (!Object.hasOwn(streams, name)) this.#end(stream);
    const before = this.#configured;
    const ordered = Object.entries(streams).toSorted(([, a], [, b]) => (a.position ?? 0) - (b.position ?? 0));
    this.#configured = new Map();
    for (const [name, written] of ordered) {
      const { stats: _, ...rest } = written;
      const config = { ...rest, name };
      const known = before.get(name);
      if (!known) this.#clear(name);
      const stream = known ?? this.#make(name, ["streams", name], config);
      this.#configured.set(name, stream);
      if (!known) this.#tellOf(stream);
      else if (!deepEqual(toJson(known.config), toJson(config))) known.configure(config);
    }
    this.#published.configure(lives);
  }

  /** Each second. */
  tick(): void {
    for (const stream of this.#configured.values()) stream.tick();
    this.#published.tick();
    this.#provided.tick();
    this.#former.tick();
  }

  report(isFull: boolean): JsonObject {
    return this.#report.next([...this.#configured.values()], this.#published.all, isFull);
  }

  totals(): Omit<MediaTotals, "opened_files"> {
    const streams = [...this.all];
    const sum = (of: (stream: LiveStream) => number): number => streams.reduce((all, stream) => all + of(stream), 0);
    return {
      total_streams: streams.length,
      online_streams: sum(({ isOnline }) => (isOnline ? 1 : 0)),
      total_clients: this.context.viewers.total,
      input_kbit: sum(({ inKbit }) => inKbit),
      output_kbit: sum(({ outKbit }) => outKbit),
    };
  }

  /** @throws ServerError `not_found` */
  restart(name: string): void {
    this.#known(name).restart();
  }

  /** @throws ServerError `not_found`, `bad_request` for an address that is no source of the stream */
  switchSource(name: string, url: string): void {
    this.#known(name).switchSource(url);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const stream of this.all) this.#end(stream);
    this.#configured.clear();
    this.#published.clear();
    this.#provided.clear();
  }

  #known(name: string): LiveStream {
    const stream = this.find(name);
    if (!stream) throw new ServerError("not_found", `There is no stream named ${name}.`);
    return stream;
  }

  /** Whatever runs of the stream goes on; what it is changed with comes after. */
  #rename(from: string, to: string): void {
    const stream = this.#configured.get(from);
    if (!stream || this.#configured.has(to)) return;
    this.#clear(to);
    this.#configured.delete(from);
    this.#configured.set(to, stream);
    stream.rename(to, ["streams", to]);
    this.#report.forget(stream);
    this.#renamed(stream, from);
  }

  #renamed(stream: LiveStream, from: string): void {
    this.#former.add(from, stream);
    for (const listener of this.#onRename) listener(stream, from);
  }

  /** A stream of the config takes the name. */
  #clear(name: string): void {
    this.#published.give(name);
    this.#provided.give(name);
    this.#former.give(name);
  }

  #make(name: string, place: readonly string[], config: Stream, provider?: SourceProvider): LiveStream {
    const parts = { context: this.context, streams: this, tools: this.tools };
    return new LiveStream(name, place, config, provider ? { ...parts, provider } : parts);
  }

  #tellOf(stream: LiveStream): void {
    for (const [listener, ends] of this.#listeners) ends.set(stream, listener(stream));
  }

  #end(stream: LiveStream): void {
    for (const ends of this.#listeners.values()) {
      ends.get(stream)?.();
      ends.delete(stream);
    }
    this.#former.forget(stream);
    stream.end();
  }
}

/** The streams of the server: a part of the media side, and the directory that the other parts read. */
export function createLivePart(context: Omit<MediaContext, "streams">): LiveStreams {
  return new LiveStreams(context, { inputArguments, publicationArguments, encodePlan: planEncoding, probeMedia });
}

import type { JsonObject } from "../../src/model/Json.ts";
import type { SimulatedStream } from "./SimulatedStream.ts";

/** A stream that is new in the config, and where it stands among how many; -1 for one that came later. */
export interface StreamOrder {
  readonly name: string;
  readonly config: JsonObject;
  readonly place: number;
  readonly total: number;
}

/** The streams of one collection: follows the config, and reports a share of them at each tick. */
export class StreamSet {
  private readonly known = new Map<string, { readonly stream: SimulatedStream; readonly signature: string }>();
  private order: readonly SimulatedStream[] = [];
  private fresh = new Set<SimulatedStream>();
  private gone: string[] = [];
  private offset = 0;
  private isStarted = false;

  /**
   * @param make a stream that is new in the config
   * @param refresh tells a stream of its changed config
   * @param isOwned the entries themselves come from the server (published, mirrored), not from the config
   */
  constructor(
    private readonly make: (order: StreamOrder) => SimulatedStream,
    private readonly refresh: (stream: SimulatedStream, config: JsonObject) => void,
    private readonly isOwned: boolean,
  ) {}

  get streams(): readonly SimulatedStream[] {
    return this.order;
  }

  get(name: string): SimulatedStream | undefined {
    return this.known.get(name)?.stream;
  }

  update(wanted: ReadonlyMap<string, JsonObject>): void {
    for (const [name, { stream }] of this.known) {
      if (wanted.has(name)) continue;
      this.known.delete(name);
      this.fresh.delete(stream);
      if (this.isOwned) this.gone.push(name);
    }
    let place = 0;
    for (const [name, config] of wanted) {
      this.follow({ name, config, place: this.isStarted ? -1 : place, total: wanted.size });
      place += 1;
    }
    this.order = [...this.known.values()].map(({ stream }) => stream);
    this.isStarted = true;
  }

  /** Patches by stream name, of the new ones and of the next `share` of all. */
  advance(nowMs: number, share: number): JsonObject {
    const patch: JsonObject = {};
    for (const name of this.gone) patch[name] = null;
    this.gone = [];
    const count = Math.ceil(this.order.length * share);
    for (const stream of this.fresh) this.report(stream, nowMs, patch);
    for (let index = 0; index < count; index += 1) {
      const stream = this.order[(this.offset + index) % this.order.length];
      if (stream && !this.fresh.has(stream)) this.report(stream, nowMs, patch);
    }
    this.fresh.clear();
    this.offset = this.order.length === 0 ? 0 : (this.offset + count) % this.order.length;
    return patch;
  }

  full(nowMs: number): JsonObject {
    return Object.fromEntries(this.order.map((stream) => [stream.name, this.entry(stream, stream.full(nowMs))]));
  }

  private follow(order: StreamOrder): void {
    const { static: isStatic, disabled, urls, publish_enabled, dvr, transcoder, clients_timeout } = order.config;
    const signature = JSON.stringify([isStatic, disabled, urls, publish_enabled, dvr, transcoder, clients_timeout]);
    const found = this.known.get(order.name);
    if (found?.signature === signature) return;
    const stream = found?.stream ?? this.make(order);
    if (found) this.refresh(stream, order.config);
    this.known.set(order.name, { stream, signature });
    this.fresh.add(stream);
  }

  private report(stream: SimulatedStream, nowMs: number, patch: JsonObject): void {
    const stats = stream.advance(nowMs);
    if (stats) patch[stream.name] = this.fresh.has(stream) ? this.entry(stream, stats) : { stats };
  }

  private entry(stream: SimulatedStream, stats: JsonObject): JsonObject {
    return this.isOwned ? { name: stream.name, static: stream.isStatic, stats } : { stats };
  }
}

/** Sets of streams that hang below entries of the config: published ones below locations, mirrored ones below mirrors. */
export class StreamSets {
  private readonly sets = new Map<string, StreamSet>();

  constructor(private readonly make: () => StreamSet) {}

  /** @param wanted by entry key, the streams by name */
  update(wanted: ReadonlyMap<string, ReadonlyMap<string, JsonObject>>): void {
    for (const key of this.sets.keys()) if (!wanted.has(key)) this.sets.delete(key);
    for (const [key, streams] of wanted) {
      const set = this.sets.get(key) ?? this.make();
      this.sets.set(key, set);
      set.update(streams);
    }
  }

  get streams(): readonly SimulatedStream[] {
    return [...this.sets.values()].flatMap((set) => set.streams);
  }

  /** With the entry that each hangs below. */
  get entries(): readonly (readonly [string, SimulatedStream])[] {
    return [...this.sets].flatMap(([key, set]) => set.streams.map((stream) => [key, stream] as const));
  }

  get(name: string): SimulatedStream | undefined {
    for (const set of this.sets.values()) {
      const found = set.get(name);
      if (found) return found;
    }
    return undefined;
  }

  advance(nowMs: number, share: number): JsonObject {
    return this.collect((set) => set.advance(nowMs, share));
  }

  full(nowMs: number): JsonObject {
    return this.collect((set) => set.full(nowMs));
  }

  private collect(streamsOf: (set: StreamSet) => JsonObject): JsonObject {
    const patch: JsonObject = {};
    for (const [key, set] of this.sets) {
      const streams = streamsOf(set);
      if (Object.keys(streams).length > 0) patch[key] = { streams };
    }
    return patch;
  }
}

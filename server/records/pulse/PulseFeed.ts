import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import type { PulseSample, Traffic } from "./PulseStore.ts";

interface FeedParts {
  /** The engine's reports, as the consoles' tree gets them. */
  readonly engine: { onRuntime(listener: (patch: JsonObject) => void): () => void };
  readonly pulse: { sample(sample: PulseSample): void };
  readonly everyMs?: number;
}

interface Kept extends Traffic {
  readonly isAlive: boolean;
}

/** Where streams stand in the tree: below the root, or below each location and mirror. */
const NESTED = ["lives", "sources"];

/** Keeps the traffic of each stream as the engine reports it, whichever engine it is, and hands it to the pulse each second. */
export class PulseFeed {
  readonly #streams = new Map<string, Kept>();
  #totals = { in: 0, out: 0, clients: 0, streams: 0 };
  readonly #stops: readonly (() => void)[];

  constructor({ engine, pulse, everyMs = 1000 }: FeedParts) {
    const timer = setInterval(() => pulse.sample({ server: this.#totals, streams: this.#streams }), everyMs);
    timer.unref();
    this.#stops = [engine.onRuntime((patch) => this.#take(patch)), () => clearInterval(timer)];
  }

  /** Streams that are gone from the config: nothing reports that of them. */
  forget(names: Iterable<string>): void {
    for (const name of names) this.#streams.delete(name);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #take(patch: JsonObject): void {
    this.#takeStreams(patch["streams"]);
    for (const key of NESTED) {
      for (const owner of listValues(patch[key])) if (isPlainObject(owner)) this.#takeStreams(owner["streams"]);
    }
    const { stats } = patch;
    if (!isPlainObject(stats)) return;
    const before = this.#totals;
    this.#totals = {
      in: bits(stats["input_kbit"], before.in),
      out: bits(stats["output_kbit"], before.out),
      clients: numberOr(stats["total_clients"], before.clients),
      streams: numberOr(stats["online_streams"], before.streams),
    };
  }

  #takeStreams(streams: Json | undefined): void {
    if (!isPlainObject(streams)) return;
    for (const name of Object.keys(streams)) {
      const stream = streams[name];
      if (stream === null) this.#streams.delete(name);
      else if (isPlainObject(stream)) this.#takeStats(name, stream["stats"]);
    }
  }

  #takeStats(name: string, stats: Json | undefined): void {
    if (stats === null) this.#streams.delete(name);
    if (!isPlainObject(stats)) return;
    const before = this.#streams.get(name) ?? NOTHING;
    const isAlive = typeof stats["alive"] === "boolean" ? stats["alive"] : before.isAlive;
    this.#streams.set(name, {
      isAlive,
      // What a dead stream's last bitrate was is no traffic.
      in: isAlive ? bits(stats["bitrate"], before.in) : 0,
      out: bits(stats["out_bandwidth"], before.out),
      clients: numberOr(stats["client_count"], before.clients),
    });
  }
}

const NOTHING: Kept = { isAlive: true, in: 0, out: 0, clients: 0 };

function listValues(value: Json | undefined): readonly Json[] {
  return isPlainObject(value) ? Object.values(value).flatMap((one) => (one === undefined ? [] : [one])) : [];
}

/** Reported in kilobits per second; null takes it back. */
function bits(kilobits: Json | undefined, before: number): number {
  if (kilobits === null) return 0;
  return typeof kilobits === "number" ? kilobits * 1000 : before;
}

function numberOr(value: Json | undefined, before: number): number {
  if (value === null) return 0;
  return typeof value === "number" ? value : before;
}

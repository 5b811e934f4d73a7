import type { JsonObject } from "../../../src/model/Json.ts";
import type { SimulatedStream } from "./SimulatedStream.ts";
import type { StreamSet } from "./StreamSet.ts";

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

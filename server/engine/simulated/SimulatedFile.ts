import type { JsonObject } from "../../../src/model/Json.ts";
import type { Random } from "./Random.ts";
import { Viewers } from "./Viewers.ts";

/** A file of a VOD location that somebody watches. */
export class SimulatedFile {
  readonly viewers: Viewers;
  readonly bitrateKbit: number;
  private bytesOut: number;
  private lastMs: number;

  constructor(
    readonly prefix: string,
    readonly name: string,
    readonly serial: number,
    private readonly url: string,
    random: Random,
    nowMs: number,
  ) {
    this.viewers = new Viewers(random.whole(1, 12), random);
    this.viewers.fill(nowMs);
    this.bitrateKbit = random.whole(1_500, 6_000);
    this.bytesOut = random.whole(1e8, 5e9);
    this.lastMs = nowMs;
  }

  advance(nowMs: number): JsonObject {
    this.viewers.step(nowMs);
    this.bytesOut += Math.round(((nowMs - this.lastMs) * this.bitrateKbit * this.viewers.count) / 8);
    this.lastMs = nowMs;
    return {
      name: this.name,
      prefix: this.prefix,
      url: this.url,
      client_count: this.viewers.count,
      worker_count: Math.ceil(this.viewers.count / 4),
      bytes_in: Math.round(this.bytesOut / 3),
      bytes_out: this.bytesOut,
    };
  }
}

import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { hashText, Random } from "./seededRandom.ts";
import { Viewers } from "./simulatedViewers.ts";

/** The open files of all VOD locations. */
export class FileSet {
  private byVod = new Map<string, readonly SimulatedFile[]>();
  private gone: JsonObject = {};

  constructor(
    private readonly seed: number,
    private readonly nextSerial: () => number,
  ) {}

  get files(): readonly SimulatedFile[] {
    return [...this.byVod.values()].flat();
  }

  /** @param name prefix and file name: `films/a.mp4` */
  get(name: string): SimulatedFile | undefined {
    return this.files.find((file) => `${file.prefix}/${file.name}` === name);
  }

  update(vods: JsonObject, nowMs: number): void {
    const before = this.byVod;
    this.byVod = new Map();
    for (const [prefix, vod] of Object.entries(vods)) {
      const [url] = isPlainObject(vod) && vod["disabled"] !== true ? sourceUrls(vod) : [];
      const files = before.get(prefix) ?? [];
      if (url !== undefined) this.byVod.set(prefix, files.length > 0 ? files : this.open(prefix, url, nowMs));
      else if (files.length > 0)
        this.gone[prefix] = { files: Object.fromEntries(files.map((file) => [file.name, null])) };
    }
  }

  advance(nowMs: number): JsonObject {
    const open = [...this.byVod].map(([prefix, files]) => [
      prefix,
      { files: Object.fromEntries(files.map((file) => [file.name, file.advance(nowMs)])) },
    ]);
    const patch: JsonObject = { ...this.gone, ...Object.fromEntries(open) };
    this.gone = {};
    return patch;
  }

  private open(prefix: string, url: string, nowMs: number): readonly SimulatedFile[] {
    const random = new Random(hashText(prefix, this.seed));
    return NAMES.slice(0, random.whole(1, NAMES.length)).map(
      (name) => new SimulatedFile(prefix, name, this.nextSerial(), `${url}/${name}`, random, nowMs),
    );
  }
}

const NAMES = ["intro.mp4", "documentary.mp4", "concert.mkv", "trailer.mov"];

/** A file of a VOD location that somebody watches. */
class SimulatedFile {
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

import type { JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { urlsOf } from "../../../src/model/status/urlsOf.ts";
import { hashOf } from "./hashOf.ts";
import { Random } from "./Random.ts";
import { SimulatedFile } from "./SimulatedFile.ts";

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
      const [url] = isPlainObject(vod) && vod["disabled"] !== true ? urlsOf(vod) : [];
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
    const random = new Random(hashOf(prefix, this.seed));
    return NAMES.slice(0, random.whole(1, NAMES.length)).map(
      (name) => new SimulatedFile(prefix, name, this.nextSerial(), `${url}/${name}`, random, nowMs),
    );
  }
}

const NAMES = ["intro.mp4", "documentary.mp4", "concert.mkv", "trailer.mov"];

import type { MediaTotals } from "../engine/Engine.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { SimulatedStream } from "./SimulatedStream.ts";
import { planStream } from "./StreamPlan.ts";
import { type StreamOrder, StreamSet, StreamSets } from "./StreamSet.ts";
import { hashText, Random } from "./seededRandom.ts";
import { FileSet } from "./simulatedFiles.ts";
import type { RecordedStream } from "./simulatedStorages.ts";
import { mirroredStreams, mirrorHealth, publishedStreams } from "./simulatedRelays.ts";
import { type Scenario, chooseScenario } from "./streamScenario.ts";

/** Everything that seems to run: streams, published and mirrored streams, open files, mirrored servers. */
export class Simulation {
  readonly files: FileSet;
  private readonly standalone: StreamSet;
  private readonly published: StreamSets;
  private readonly mirrored: StreamSets;
  private servers: JsonObject = {};
  private changedServers: JsonObject = {};
  private lastSerial = 0;

  constructor(
    private readonly seed: number,
    private readonly now: () => number,
  ) {
    this.files = new FileSet(seed, () => this.nextSerial());
    this.standalone = this.set(false, ({ place, total, config }, random) =>
      chooseScenario(place, total, planStream(config), random),
    );
    this.published = new StreamSets(() => this.set(true, () => "in-use"));
    this.mirrored = new StreamSets(() =>
      this.set(true, ({ config }, random) => (config["static"] === false && random.next() < 0.5 ? "in-use" : "online")),
    );
  }

  /** All streams, whoever brings them. */
  get streams(): readonly SimulatedStream[] {
    return [...this.standalone.streams, ...this.published.streams, ...this.mirrored.streams];
  }

  /** All streams that are recorded. */
  get recorded(): readonly RecordedStream[] {
    const found = [
      ...this.standalone.streams.map((stream) => ({ collection: "streams" as const, key: stream.name, stream })),
      ...this.published.entries.map(([key, stream]) => ({ collection: "lives" as const, key, stream })),
      ...this.mirrored.entries.map(([key, stream]) => ({ collection: "sources" as const, key, stream })),
    ];
    return found.flatMap(({ collection, key, stream }) => {
      const { name, recording } = stream;
      return recording === undefined ? [] : [{ name, collection, key, recording }];
    });
  }

  get(name: string): SimulatedStream | undefined {
    return this.standalone.get(name) ?? this.published.get(name) ?? this.mirrored.get(name);
  }

  configure(config: JsonObject): void {
    const storages = entriesOf(config["dvrs"]);
    const deep = (entry: JsonObject) => withDepth(entry, storages);
    this.standalone.update(mapEntries(config["streams"], deep));
    this.published.update(
      mapEntries(config["lives"], (live, prefix) => publishedStreams(prefix, deep(live), this.seed)),
    );
    const mirrors = entriesOf(config["sources"]);
    // Of two streams of one name the server's own wins, and of two mirrors the first (decision 16).
    const taken = new Set([...this.standalone.streams, ...this.published.streams].map(({ name }) => name));
    const untaken = ([name]: readonly [string, JsonObject]) => taken.size !== taken.add(name).size;
    this.mirrored.update(
      mapEntries(config["sources"], (mirror) => new Map([...mirroredStreams(deep(mirror), this.seed)].filter(untaken))),
    );
    this.files.update(isPlainObject(config["vods"]) ? config["vods"] : {}, this.now());
    const servers = mirrorHealth([...mirrors.values()], this.seed);
    const gone = Object.keys(this.servers).filter((url) => !(url in servers));
    this.changedServers = { ...servers, ...Object.fromEntries(gone.map((url) => [url, null])) };
    this.servers = servers;
  }

  /** What changed since the last tick, `share` of the streams at most. */
  advance(share: number): JsonObject {
    const nowMs = this.now();
    const patch = this.patchOf(
      this.standalone.advance(nowMs, share),
      this.published.advance(nowMs, share),
      this.mirrored.advance(nowMs, share),
      this.changedServers,
    );
    this.changedServers = {};
    return patch;
  }

  full(): JsonObject {
    const nowMs = this.now();
    return this.patchOf(
      this.standalone.full(nowMs),
      this.published.full(nowMs),
      this.mirrored.full(nowMs),
      this.servers,
    );
  }

  /** The sums of the status line. */
  get totals(): MediaTotals {
    const totals = {
      total_streams: 0,
      online_streams: 0,
      total_clients: 0,
      opened_files: 0,
      input_kbit: 0,
      output_kbit: 0,
    };
    for (const stream of this.streams) {
      const bitrate = stream.bitrateKbit;
      totals.total_streams += 1;
      totals.online_streams += stream.isAlive ? 1 : 0;
      totals.total_clients += stream.viewers.count;
      totals.input_kbit += bitrate;
      totals.output_kbit += bitrate * stream.viewers.count;
    }
    for (const file of this.files.files) {
      totals.opened_files += 1;
      totals.total_clients += file.viewers.count;
      totals.output_kbit += file.bitrateKbit * file.viewers.count;
    }
    return totals;
  }

  private patchOf(streams: JsonObject, lives: JsonObject, sources: JsonObject, servers: JsonObject): JsonObject {
    const parts = { streams, lives, sources, vods: this.files.advance(this.now()), servers };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
  }

  private set(isOwned: boolean, scenario: (order: StreamOrder, random: Random) => Scenario): StreamSet {
    const make = (order: StreamOrder): SimulatedStream => {
      const random = new Random(hashText(order.name, this.seed));
      const publisher = {
        url: "publish://",
        published_from: `198.18.7.${random.whole(1, 254)}`,
        published_via: random.pick(["rtmp", "srt", "webrtc"]),
      };
      return new SimulatedStream(
        order.name,
        this.nextSerial(),
        planStream(order.config),
        scenario(order, random),
        random,
        this.now(),
        publisher,
      );
    };
    return new StreamSet(make, (stream, config) => stream.replan(planStream(config)), isOwned);
  }

  private nextSerial(): number {
    this.lastSerial += 1;
    return this.lastSerial;
  }
}

/** A stream without a depth of its own has that of its DVR. */
function withDepth(entry: JsonObject, storages: ReadonlyMap<string, JsonObject>): JsonObject {
  const { dvr } = entry;
  if (!isPlainObject(dvr) || typeof dvr["reference"] !== "string" || dvr["dvr_limit"] !== undefined) return entry;
  const depth = storages.get(dvr["reference"])?.["dvr_limit"];
  return depth === undefined ? entry : { ...entry, dvr: { ...dvr, dvr_limit: depth } };
}

function entriesOf(collection: Json | undefined): ReadonlyMap<string, JsonObject> {
  return mapEntries(collection, (entry) => entry);
}

function mapEntries<Made>(
  collection: Json | undefined,
  make: (entry: JsonObject, key: string) => Made,
): ReadonlyMap<string, Made> {
  const made = new Map<string, Made>();
  if (!isPlainObject(collection)) return made;
  for (const [key, entry] of Object.entries(collection)) if (isPlainObject(entry)) made.set(key, make(entry, key));
  return made;
}

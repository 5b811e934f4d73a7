import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { totalmem } from "node:os";
import type { Server } from "../../src/generated/types/Server.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { valueAt } from "../../src/model/configPath.ts";
import type { Entities } from "../../src/model/entity/entityPlace.ts";
import { type ClusterStream, streamsOf } from "./clusterStreams.ts";
import { type FigureParts, ownFigures, type ServerFigures } from "./serverFigures.ts";
import { SettingDigests } from "./settingDigests.ts";

/** What this server tells others of is read from its parts. */
interface OwnServerParts extends Pick<FigureParts, "hostname" | "metric" | "version"> {
  /** As far as it speaks of this server itself. */
  readonly config: () => JsonObject;
  readonly rev: () => number;
  /** Config and runtime together. */
  readonly tree: () => JsonObject;
  readonly ownPort: () => number;
  readonly entities: Entities;
  readonly now: () => number;
}

const SHARED_MS = 1000;
/** So long at a time nobody else is served. */
const TURN_MS = 10;

/** This server as one of a cluster: its figures, its streams, their settings. */
export class OwnServer {
  /** Of this run of it. */
  readonly id = randomBytes(12).toString("base64url");
  readonly #digests: SettingDigests;
  #listed: { readonly atMs: number; readonly streams: Promise<readonly ClusterStream[]> } | undefined;

  constructor(private readonly parts: OwnServerParts) {
    this.#digests = new SettingDigests(() => this.clusterKey, parts.entities);
  }

  get clusterKey(): string | undefined {
    const { cluster_key: key }: Server = this.parts.config();
    return typeof key === "string" && key !== "" ? key : undefined;
  }

  get hostname(): string {
    return this.parts.hostname;
  }

  get rev(): number {
    return this.parts.rev();
  }

  get figures(): ServerFigures {
    const { hostname, version, config, tree, metric, ownPort } = this.parts;
    return ownFigures({
      hostname,
      metric,
      version,
      stats: tree()["stats"],
      config: config(),
      memoryTotal: totalmem(),
      ownPort: ownPort(),
    });
  }

  /** Its streams; who asks within a second of another gets the same list. */
  streams(): Promise<readonly ClusterStream[]> {
    const nowMs = this.parts.now();
    if (this.#listed === undefined || Math.abs(nowMs - this.#listed.atMs) >= SHARED_MS)
      this.#listed = { atMs: nowMs, streams: this.#list() };
    return this.#listed.streams;
  }

  /** Settings are digested in turns: after a start all of thousands of streams are new. */
  async #list(): Promise<readonly ClusterStream[]> {
    const streams = this.parts.config()["streams"];
    let turn = performance.now();
    for (const [name, stream] of Object.entries(isPlainObject(streams) ? streams : {})) {
      if (isPlainObject(stream)) this.#digests.digestOf(name, stream);
      if (performance.now() - turn < TURN_MS) continue;
      await setImmediate();
      turn = performance.now();
    }
    return streamsOf(this.parts.tree(), (name) => this.digest(name));
  }

  /** Of the settings of a stream of the config; undefined where there is none, or no cluster key. */
  digest(name: string): string | undefined {
    const stream = this.#configured(name);
    return stream && this.#digests.digestOf(name, stream);
  }

  /** The settings of a stream of the config as others may see them; undefined where there is none. */
  shown(name: string): JsonObject | undefined {
    const stream = this.#configured(name);
    return stream && this.#digests.shown(name, stream);
  }

  /** The settings with all that is secret, without what the stream is called and where it stands. */
  whole(name: string): JsonObject | undefined {
    const stream = this.#configured(name);
    return stream && this.#digests.whole(name, stream);
  }

  #configured(name: string): JsonObject | undefined {
    const streams = this.parts.config()["streams"];
    const stream = isPlainObject(streams) && Object.hasOwn(streams, name) ? valueAt(streams, [name]) : undefined;
    return isPlainObject(stream) ? stream : undefined;
  }
}

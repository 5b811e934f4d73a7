import { randomBytes } from "node:crypto";
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
}

/** This server as one of a cluster: its figures, its streams, their settings. */
export class OwnServer {
  /** Of this run of it. */
  readonly id = randomBytes(12).toString("base64url");
  readonly #digests: SettingDigests;

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
      id: this.id,
      version,
      stats: tree()["stats"],
      config: config(),
      memoryTotal: totalmem(),
      ownPort: ownPort(),
    });
  }

  get streams(): readonly ClusterStream[] {
    return streamsOf(this.parts.tree(), (name) => {
      const stream = this.#configured(name);
      return stream && this.#digests.digestOf(name, stream);
    });
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

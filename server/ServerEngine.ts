import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { JsonObject } from "../src/model/Json.ts";
import type { Rename } from "./config/delta/configRenames.ts";
import type { EngineHost } from "./engine/EngineHost.ts";

/** The media side as the calls and the socket need it; the engines of `server/engine` fit. */
export interface ServerEngine {
  readonly name: string;
  /** Once, before the first config: serves the media addresses. */
  attach?(host: EngineHost): void;
  /** A web socket at a media address; false when it is none of the engine's. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** At start and after every change of the config. @param renames of this change: what runs goes on under its new name */
  configure(config: JsonObject, renames?: readonly Rename[]): void;
  /** Runtime keys as a merge patch over the tree, about once a second; returns the function that ends it. */
  onRuntime(listener: (patch: JsonObject) => void): () => void;
  /** What `GET /flussonic/api/server` answers, but for the console's own capabilities. */
  serverInfo(): object;
  sessions(streamName: string): readonly object[];
  /** @throws ServerError `not_found` */
  restart(name: string): void;
  /** @throws ServerError `not_found`, `bad_request` for an address that is no source of the stream */
  switchSource(name: string, url: string): void;
  closeSessions(ids: readonly string[]): number;
  stop(): Promise<void>;
}

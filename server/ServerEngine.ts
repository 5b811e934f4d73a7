import type { JsonObject } from "../src/model/Json.ts";

/** The media side as the calls and the socket need it; the engines of `server/engine` fit. */
export interface ServerEngine {
  readonly name: string;
  /** At start and after every change of the config. */
  configure(config: JsonObject): void;
  /** Runtime keys as a merge patch over the tree, about once a second; returns the function that ends it. */
  onRuntime(listener: (patch: JsonObject) => void): () => void;
  /** What `GET /flussonic/api/server` answers, but for the console's own capabilities. */
  serverInfo(): object;
  sessions(streamName: string): readonly object[];
  restart(name: string): void;
  switchSource(name: string, url: string): void;
  closeSessions(ids: readonly string[]): number;
  stop(): Promise<void>;
}

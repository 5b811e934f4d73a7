import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../src/generated/types/Session.ts";
import type { JsonObject } from "../../src/model/Json.ts";

/** The media side of the server: it is told the config and reports what runs. */
export interface Engine {
  readonly name: "simulated" | "ffmpeg";
  /** At start and after every change of the config; nothing of `config` is kept or changed. */
  configure(config: JsonObject): void;
  /**
   * Runtime keys as a merge patch over the tree, about once a second; the first one a listener gets holds everything.
   * @returns the function that ends it
   */
  onRuntime(listener: (patch: JsonObject) => void): () => void;
  serverInfo(): ServerInfo;
  /** Live sessions of a stream or an open file; none for an unknown name. */
  sessions(name: string): readonly Session[];
  /** Starts a stream anew; a publisher is dropped. Unknown names are ignored. */
  restart(name: string): void;
  switchSource(name: string, url: string): void;
  /** @returns how many of the sessions there were */
  closeSessions(ids: readonly string[]): number;
  /** On a chassis only: boots one coder module again. */
  restartCoder?(id: string): void;
  stop(): Promise<void>;
}

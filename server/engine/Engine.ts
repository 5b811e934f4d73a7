import type { AdChecks } from "../../src/generated/types/AdChecks.ts";
import type { Coder } from "../../src/generated/types/Coder.ts";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../src/generated/types/Session.ts";
import type { SourceProbe } from "../../src/generated/types/SourceProbe.ts";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import type { EngineHost } from "./EngineHost.ts";

/** A source that is to be tested, with the options it has. */
export interface TestedSource extends Readonly<Record<string, NonNullable<unknown>>> {
  readonly url: string;
}

/** The media side of the server: it is told the config and reports what runs. */
export interface Engine {
  readonly name: "simulated" | "ffmpeg" | "none";
  /** What it works with, and its version: `ffmpeg 5.1.9`. */
  readonly program?: string;
  /** Once, before the first config: serves the media addresses. */
  attach(host: EngineHost): void;
  /** A web socket at a media address; false when it is none of the engine's. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /**
   * At start and after every change of the config; nothing of `config` is kept or changed.
   * @param renames of this change: what runs goes on under its new name
   */
  configure(config: JsonObject, renames?: readonly Rename[]): void;
  /**
   * Runtime keys as a merge patch over the tree, about once a second; the first one a listener gets holds everything.
   * @returns the function that ends it
   */
  onRuntime(listener: (patch: JsonObject) => void): () => void;
  serverInfo(): ServerInfo;
  /** Live sessions of a stream or an open file; none for an unknown name. */
  sessions(name: string): readonly Session[];
  /** How many of them count against the limit of the stream or the file. */
  limitedClients(name: string): number;
  /** Starts a stream anew; a publisher is dropped. @throws ServerError `not_found` */
  restart(name: string): void;
  /** @throws ServerError `not_found`, `bad_request` for an address that is no source of the stream */
  switchSource(name: string, url: string): void;
  /** @returns how many of the sessions there were */
  closeSessions(ids: readonly string[]): number;
  /**
   * What the limits of another config would remove from the archives; an engine without archives has no such call.
   * @param renames that lead from the present config to that one
   * @throws ServerError `unavailable` where it is not known
   */
  dvrImpact?(config: Server, renames: readonly Rename[]): Promise<DvrImpact>;
  /** What is known of the advertising files; an engine that plays none has no such calls. */
  readonly ads?: EngineAds | undefined;
  /**
   * Looks at a source for some seconds; an engine that reads none has no such call.
   * @param signal ends it at once
   * @throws ServerError `invalid` for an address that is not looked at
   */
  probeSource?(source: TestedSource, signal: AbortSignal): Promise<SourceProbe>;
  stop(): Promise<void>;
}

/** What an engine that plays advertising tells of its files, and does with them. */
export interface EngineAds {
  /** What of the schedules cannot be played as it is. */
  checks(): Promise<AdChecks>;
  /**
   * Begins to make a copy of a file that fits a stream, or lines it up.
   * @param file VOD prefix and file name
   * @returns the name of the copy
   * @throws ServerError `not_found`, `unavailable`, `too_many`, `conflict`
   */
  convert(file: string, stream: string): Promise<{ readonly file: string }>;
}

/** Sums over the whole media side, as the server's stats have them. */
export interface MediaTotals {
  readonly total_streams: number;
  readonly online_streams: number;
  readonly total_clients: number;
  readonly opened_files: number;
  readonly input_kbit: number;
  readonly output_kbit: number;
}

/** The coder modules of a chassis, whichever engine serves its media. */
export interface CoderModules {
  /** One a slot, in the order of the slots. */
  coders(): readonly Coder[];
  /**
   * Boots a module anew; what runs on it stops meanwhile.
   * @throws ServerError `not_found` for one that the chassis has no slot for, `conflict` for one that does not answer
   */
  restart(id: string): void;
}

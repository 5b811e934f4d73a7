import type { MediaTotals } from "../engine/Engine.ts";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import type { MediaRoute } from "./MediaRoute.ts";
import type { Ffmpeg } from "./ffmpeg/Ffmpeg.ts";
import type { ProcessPool } from "./ffmpeg/ProcessPool.ts";
import type { StreamDirectory } from "./live/RunningStream.ts";
import type { StreamLog } from "../log/StreamLog.ts";
import type { Viewers } from "./viewers/Viewer.ts";

/** One subject of the media side (outputs, archive, files, pushes, ...): a row of the table that the engine is made of. */
export interface MediaPart {
  readonly routes?: readonly MediaRoute[];
  /** After each change of the config, and at the start. @param renames what goes on under another name since the last time */
  configure?(renames?: readonly Rename[]): void;
  /** Each second: what there is to report, as a merge patch over the tree; everything when `isFull`. */
  report?(isFull: boolean): JsonObject;
  /** What the limits of another config would remove from the archives. @param renames that lead from the present one to it */
  dvrImpact?(config: Server, renames: readonly Rename[]): Promise<DvrImpact>;
  /** Its share of the server's sums. */
  totals?(): Partial<MediaTotals>;
  /** A web socket for a media address; false when it is not this part's. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop?(): Promise<void>;
}

/** The parts of the media side that the others work with. */
export interface MediaContext {
  /** The server's data folder; recordings without a root of their own, logos and databases are in folders of theirs. */
  readonly folder: string;
  readonly ffmpeg: Ffmpeg;
  readonly processes: ProcessPool;
  readonly streams: StreamDirectory;
  readonly viewers: Viewers;
  readonly log: StreamLog;
  /** The config as it is now; read only. */
  readonly config: () => Server;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

import type { Server } from "../../src/generated/types/Server.ts";
import type { Ffmpeg } from "./ffmpeg/Ffmpeg.ts";
import type { StreamDirectory } from "./live/StreamDirectory.ts";
import type { StreamLog } from "./log/StreamLog.ts";
import type { ProcessPool } from "./process/ProcessPool.ts";
import type { Viewers } from "./viewers/Viewers.ts";

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

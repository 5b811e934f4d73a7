import type { FastifyInstance } from "fastify";
import type { Server } from "../../src/generated/types/Server.ts";
import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import type { StreamLog } from "../media/log/StreamLog.ts";

/** What an engine is given of the server it works in. */
export interface EngineHost {
  readonly app: FastifyInstance;
  /** Where ports without an address of their own listen. */
  readonly address: string;
  /** The server's data folder. */
  readonly folder: string;
  /** The config as it is now; read only. */
  readonly config: () => Server;
  readonly log: StreamLog;
  /** Whether a token was made for the preview of a console's administrator. */
  readonly isViewToken: (token: string) => boolean;
  /** Something the administrators should know; undefined takes it back. */
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  /** A session of a viewer goes on, or has ended: then it has a `deleted_at`. */
  readonly onSession: (session: HistorySession) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

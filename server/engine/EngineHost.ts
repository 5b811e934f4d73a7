import type { FastifyInstance } from "fastify";
import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { Certificates } from "../certificates/Certificates.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { Tally } from "../log/Tally.ts";
import type { Notices } from "../log/Notices.ts";
import type { ServerRecords } from "../records/openRecords.ts";
import type { ViewTokens } from "../security/consoleTokens.ts";
import type { StreamLog } from "../log/StreamLog.ts";

/** What an engine is given of the server it works in. */
export interface EngineHost {
  readonly app: FastifyInstance;
  /** Where ports without an address of their own listen. */
  readonly address: string;
  /** The server's data folder. */
  readonly folder: string;
  /** The name of this server among others. */
  readonly hostname: string;
  /** The config as it is now; read only. */
  readonly config: () => Server;
  readonly log: StreamLog;
  /** The TLS certificate of the server, for what the engine listens with. */
  readonly certificates: Pick<Certificates, "current" | "onChange">;
  /** Whether a token was made for the preview of a console's administrator. */
  readonly isViewToken: (token: string) => boolean;
  /** Something the administrators should know; undefined takes it back. */
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  /** A session of a viewer goes on, or has ended: then it has a `deleted_at`. */
  readonly onSession: (session: HistorySession) => void;
  readonly adCounts: AdCounter;
  /** What an auth backend said to a question. */
  readonly onAuthAnswer: (verdict: AuthVerdict) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts the advertising that is played. */
export interface AdCounter {
  /** @param file VOD prefix and file name */
  addShow(stream: string, file: string): void;
  /** One viewer was sent it. */
  addView(stream: string, file: string): void;
}

/** `unanswered`: the backend neither allows nor refuses. */
export type AuthVerdict = "allowed" | "refused" | "unanswered";

/** The parts of a server that its engine works with. */
interface EngineHostParts extends Pick<EngineHost, "app" | "address" | "folder" | "hostname" | "now" | "certificates"> {
  readonly record: Pick<ConfigRecord, "current">;
  readonly records: Pick<ServerRecords, "history" | "log" | "adCounts">;
  readonly viewTokens: Pick<ViewTokens, "isGood">;
  readonly notices: Pick<Notices, "set" | "clear">;
  readonly authAnswers: Pick<Tally<AuthVerdict>, "add">;
}

/** What an engine gets of a server. */
export function createEngineHost(parts: EngineHostParts): EngineHost {
  const { record, records, viewTokens, notices, authAnswers, ...own } = parts;
  const { app, address, folder, hostname, now, certificates } = own;
  return {
    app,
    address,
    folder,
    hostname,
    config: () => record.current.config,
    log: records.log,
    certificates,
    isViewToken: (token) => viewTokens.isGood(token),
    tellNotice: (topic, words) => (words === undefined ? notices.clear(topic) : notices.set(topic, words)),
    onSession: (session) => records.history.add(session),
    adCounts: records.adCounts,
    onAuthAnswer: (verdict) => authAnswers.add(verdict),
    now,
  };
}

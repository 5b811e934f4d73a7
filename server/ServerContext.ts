import type { ConfigRecord } from "./config/ConfigRecord.ts";
import type { ConfigEntity } from "./config/configEntities.ts";
import type { LiveTree } from "./events/LiveTree.ts";
import type { ServerLog } from "./log/ServerLog.ts";
import type { Notices } from "./notices/Notices.ts";
import type { ServerRecords } from "./records/ServerRecords.ts";
import type { LoginDoor } from "./security/LoginDoor.ts";
import type { OneUseTickets } from "./security/OneUseTickets.ts";
import type { Sessions } from "./security/Sessions.ts";
import type { ViewTokens } from "./security/ViewTokens.ts";
import type { ServerEngine } from "./ServerEngine.ts";

/** The parts of a running server that its calls work with. */
export interface ServerContext {
  readonly folder: string;
  readonly record: ConfigRecord;
  readonly entities: readonly ConfigEntity[];
  readonly tree: LiveTree;
  readonly engine: ServerEngine;
  readonly notices: Notices;
  readonly records: ServerRecords;
  readonly door: LoginDoor;
  readonly sessions: Sessions;
  /** For the events socket; the holder is who asked for it. */
  readonly tickets: OneUseTickets;
  readonly viewTokens: ViewTokens;
  readonly log: ServerLog;
  readonly isChassis: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

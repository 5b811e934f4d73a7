import type { ConfigRecord } from "../../config/ConfigRecord.ts";
import type { ScheduledSaves } from "../../config/ScheduledSaves.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import type { Cluster } from "../../cluster/Cluster.ts";
import type { Certificates } from "../../certificates/Certificates.ts";
import type { Iptv } from "../../iptv/Iptv.ts";
import type { CoderModules, Engine } from "../../engine/Engine.ts";
import type { LiveTree } from "../../events/LiveTree.ts";
import type { AuthVerdict } from "../../engine/EngineHost.ts";
import type { LogTally, ServerLog } from "../../log/serverLog.ts";
import type { Tally } from "../../log/Tally.ts";
import type { Notices } from "../../log/Notices.ts";
import type { ServerRecords } from "../../records/openRecords.ts";
import type { LoginGuard } from "../../security/LoginGuard.ts";
import type { Sessions } from "../../security/Sessions.ts";
import type { OneUseTickets, ViewTokens } from "../../security/consoleTokens.ts";
import type { SshAgent } from "../../logUpload/SshAgent.ts";
import type { SupportDesk } from "../../logUpload/SupportDesk.ts";

/** The parts of a running server that its calls work with. */
export interface ServerContext {
  readonly folder: string;
  readonly record: ConfigRecord;
  /** Saves that wait for their time. */
  readonly scheduled: ScheduledSaves;
  readonly entities: readonly ConfigEntity[];
  readonly tree: LiveTree;
  readonly engine: Engine;
  readonly notices: Notices;
  readonly records: ServerRecords;
  readonly loginGuard: LoginGuard;
  readonly sessions: Sessions;
  /** For the events socket; the holder is who asked for it. */
  readonly tickets: OneUseTickets;
  readonly viewTokens: ViewTokens;
  readonly certificates: Certificates;
  /** The users of the IPTV page. */
  readonly iptv: Iptv;
  /** The servers that know each other. */
  readonly cluster: Cluster;
  /** What is packed for support, and who lets support in. */
  readonly supportDesk: SupportDesk;
  readonly sshAgent: SshAgent;
  readonly log: ServerLog;
  readonly logLines: LogTally;
  /** What auth backends said since the start. */
  readonly authAnswers: Tally<AuthVerdict>;
  /** What it can do beyond the specification, beside what the engine tells. */
  readonly capabilities: object;
  /** Of a chassis server only. */
  readonly coders: CoderModules | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { Engine } from "../engine/Engine.ts";
import type { AuthVerdict } from "../engine/EngineHost.ts";
import type { LiveTree } from "../events/LiveTree.ts";
import type { LogTally } from "../log/serverLog.ts";
import type { Tally } from "../log/Tally.ts";
import type { ServerRecords } from "../records/openRecords.ts";
import type { LoginGuard } from "../security/LoginGuard.ts";

/** The parts of a running server that metrics are read from. */
export interface MeasuredServer {
  readonly tree: Pick<LiveTree, "tree">;
  readonly engine: Pick<Engine, "name" | "serverInfo">;
  readonly record: Pick<ConfigRecord, "current" | "saves">;
  readonly records: { readonly history: Pick<ServerRecords["history"], "counts"> };
  readonly loginGuard: Pick<LoginGuard, "logins">;
  readonly logLines: LogTally;
  readonly authAnswers: Tally<AuthVerdict>;
}

/** What a scrape reads once: asking the engine walks over all its streams. */
export interface ServerReport extends Omit<MeasuredServer, "tree" | "engine"> {
  readonly engine: Engine["name"];
  readonly info: ServerInfo;
}

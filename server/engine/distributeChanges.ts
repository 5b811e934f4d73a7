import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { ScheduledSaves } from "../config/ScheduledSaves.ts";
import type { LiveTree } from "../events/LiveTree.ts";
import type { ServerLog } from "../log/serverLog.ts";
import type { Notices } from "../log/Notices.ts";
import type { Engine } from "./Engine.ts";

/** Who changes come from, and whom they concern. */
interface ChangeParts {
  readonly record: ConfigRecord;
  readonly scheduled: ScheduledSaves;
  readonly notices: Notices;
  readonly engine: Engine;
  readonly tree: Pick<LiveTree, "applyConfig" | "applyRuntime">;
  /** What may be told at the top of the tree: another product may have settings of these names. */
  readonly reported: readonly string[];
  /** The ports that the config names. */
  readonly listeners: { follow(config: JsonObject): void };
  /** What the servers of a cluster know this one by. */
  readonly hostname: string;
  readonly log: ServerLog;
  readonly now: () => number;
}

/** Carries every change to whom it concerns: engine, ports, consoles. Returns the function that ends it. */
export function distributeChanges({
  record,
  scheduled,
  notices,
  engine,
  tree,
  listeners,
  log,
  now,
  reported,
  hostname,
}: ChangeParts): () => void {
  const { config } = record.current;
  let told: Readonly<Record<string, string>> = {};
  const tellNotices = (): void => {
    if (!reported.includes("notifications")) return;
    const gone = Object.fromEntries(Object.keys(told).map((topic) => [topic, null]));
    told = notices.byTopic;
    tree.applyRuntime({ notifications: { errors: { ...gone, ...told } } });
  };
  const tellSaves = (): void => {
    if (!reported.includes("notifications")) return;
    const { pendingSave } = record;
    const pending =
      pendingSave === undefined
        ? null
        : {
            ...pendingSave,
            // A merge patch leaves what it does not name.
            comment: pendingSave.comment ?? null,
            paths: [...pendingSave.paths],
          };
    tree.applyRuntime({ notifications: { pending_save: pending, scheduled_count: scheduled.count } });
  };
  const stops = [
    record.onPending(tellSaves),
    scheduled.onChange(tellSaves),
    record.onChange((change) => {
      tree.applyConfig(change.patch, change.config, change.rev);
      log.info("config saved", { rev: change.rev, who: change.who });
      engine.configure(change.config, change.renames);
      listeners.follow(change.config);
    }),
    engine.onRuntime((patch) =>
      tree.applyRuntime({ ...(reported.includes("now_ms") ? { now_ms: now() } : {}), ...patch }),
    ),
    notices.onChange(tellNotices),
  ];
  tellNotices();
  if (record.pendingSave !== undefined || scheduled.count > 0) tellSaves();
  if (reported.includes("stats")) tree.applyRuntime({ stats: { hostname } });
  engine.configure(config);
  listeners.follow(config);
  return () => stops.forEach((stop) => stop());
}

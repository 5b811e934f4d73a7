import { join, resolve } from "node:path";
import { logNamesAfter, logScope, renamedLogs } from "../../src/model/entity/itemLogs.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { ConfigChange } from "../config/ServedConfig.ts";
import type { Notices } from "../log/Notices.ts";
import { differencesOf } from "../config/configDifferences.ts";
import type { RevisionChanges } from "../config/storage/RevisionMeta.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { AdCounts } from "./AdCounts.ts";
import { LogTopics, StreamLogStore } from "./StreamLogStore.ts";
import type { TopicSource } from "./TopicSource.ts";
import { AuditLog } from "./audit/AuditLog.ts";
import { noteOfRevision } from "./audit/auditEntry.ts";
import type { DatabaseNotices } from "./database/SqlDatabase.ts";
import { HistoryStore } from "./history/HistoryStore.ts";
import { PulseFeed } from "./pulse/PulseFeed.ts";
import { PulseStore } from "./pulse/PulseStore.ts";
import { PulseTopics } from "./pulse/PulseTopics.ts";
import { RevisionIndex } from "./revisions/RevisionIndex.ts";

/** What the server remembers: of what its engine did, whichever engine it is, and of what people did to it. */
export interface ServerRecords {
  readonly history: HistoryStore;
  readonly pulse: PulseStore;
  readonly log: StreamLogStore;
  readonly adCounts: AdCounts;
  readonly revisions: RevisionIndex;
  readonly audit: AuditLog;
  readonly topics: readonly TopicSource[];
  /** Takes down an engine's traffic from now on; returns the function that ends it. */
  follow(engine: { onRuntime(listener: (patch: JsonObject) => void): () => void }): () => void;
  close(): Promise<void>;
}

interface RecordsParts {
  readonly folder: string;
  readonly record: ConfigRecord;
  readonly entities: readonly ConfigEntity[];
  readonly notices: Notices;
  readonly now: () => number;
}

/** Opens history, pulse and stream logs where the config wants them (`session_log`, `pulsedb`), and moves them with it. */
export async function openRecords({ folder, record, entities, notices, now }: RecordsParts): Promise<ServerRecords> {
  const config = (): JsonObject => record.current.config;
  const historyFolder = (): string => databaseFolder(folder, config()["session_log"], "history");
  const pulseFolder = (): string => databaseFolder(folder, config()["pulsedb"], "pulse");
  const log = new StreamLogStore({ now, loglevel: () => readLoglevel(config()["loglevel"]) });
  const history = new HistoryStore({ folder: historyFolder(), onNotice: databaseNotices(notices, "history"), now });
  const pulse = await PulseStore.open({ folder: pulseFolder(), onNotice: databaseNotices(notices, "pulse"), now });
  const adCounts = new AdCounts({ folder: join(folder, "ad-counts"), onNotice: databaseNotices(notices, "ads"), now });
  const audit = new AuditLog({ folder: join(folder, "audit"), onNotice: databaseNotices(notices, "audit"), now });
  const revisions = new RevisionIndex({
    folder: join(folder, "index"),
    past: record.past,
    compare: (rev) => compareWithBefore(record, entities, rev),
    onNotice: databaseNotices(notices, "revisions"),
    now,
  });
  const logOf = (address: string) => logScope(address, entities, config);
  // A failure is a notice by then; who searches tries again.
  void revisions.begin().catch(() => undefined);
  await noteMissed(audit, record);
  const feeds = new Set<PulseFeed>();
  const stopFollowing = record.onChange((change) => {
    const { patch, renames } = change;
    audit.note(noteOfRevision(change));
    moveLogs(log, change, entities);
    for (const {
      from: [collection, from = ""],
      to: [, to = ""],
    } of renames) {
      if (collection === "streams") for (const one of [history, pulse, adCounts]) one.rename(from, to);
    }
    const gone = Object.entries(patch["streams"] ?? {}).flatMap(([name, stream]) => (stream === null ? [name] : []));
    for (const feed of feeds) feed.forget(gone);
    adCounts.forget(gone.filter((name) => !renames.some(({ from }) => from[0] === "streams" && from[1] === name)));
    if (patch["session_log"] !== undefined) void history.move(historyFolder());
    if (patch["pulsedb"] !== undefined) void pulse.move(pulseFolder());
  });
  return {
    history,
    pulse,
    log,
    adCounts,
    revisions,
    audit,
    topics: [new PulseTopics(pulse), new LogTopics(log, logOf)],
    follow: (engine) => {
      const feed = new PulseFeed({ engine, pulse });
      feeds.add(feed);
      return () => {
        feeds.delete(feed);
        feed.stop();
      };
    },
    close: async () => {
      stopFollowing();
      await Promise.all([history.close(), pulse.close(), adCounts.close(), revisions.close(), audit.close()]);
    },
  };
}

/**
 * The logs of items that go on under another name go with them, and a location's with those of its streams. What is still
 * noted under a former name while the change is carried out, as that a publisher was dropped for it, goes there too.
 */
function moveLogs(
  log: StreamLogStore,
  { renames, before, config: after }: ConfigChange,
  entities: readonly ConfigEntity[],
): void {
  const renamed = renamedLogs(renames, entities);
  if (renamed.length === 0) return;
  const stopRedirecting = log.renameAll(logNamesAfter(renamed, { before, after }, entities));
  // All who carry it out are told of the change in one go.
  setImmediate(stopRedirecting);
  for (const { entity, from, to } of renamed) {
    // A stream says it itself, at the moment when it goes on.
    if (entity.log !== "name") log.note(to.address, "info", `Renamed: its name was ${from.key}.`);
  }
}

/** What came into force while nothing was put down: by a hand while the server was stopped, or in the moment of a kill. */
async function noteMissed(audit: AuditLog, { past }: ConfigRecord): Promise<void> {
  const newest = await audit.newestRevision().catch(() => undefined);
  if (newest === undefined) return;
  for (const meta of past.served.filter(({ rev }) => rev > newest))
    audit.note({ ...noteOfRevision({ ...meta, origin: meta }), at: meta.at });
}

/** What a revision changed in the one before; undefined where one of them cannot be read any more. */
async function compareWithBefore(
  record: ConfigRecord,
  entities: readonly ConfigEntity[],
  rev: number,
): Promise<RevisionChanges | undefined> {
  const served = record.past.served;
  const previous = served[served.findIndex((meta) => meta.rev === rev) - 1];
  if (previous === undefined) return undefined;
  const [before, after] = [await record.configAt(previous.rev), await record.configAt(rev)];
  return before === undefined || after === undefined ? undefined : differencesOf({ before, after, entities });
}

function databaseNotices(notices: Notices, name: string): DatabaseNotices {
  return (topic, words) =>
    words === undefined ? notices.clear(`${name}-${topic}`) : notices.set(`${name}-${topic}`, words);
}

function readLoglevel(value: unknown): "debug" | "notice" | "error" | undefined {
  return value === "debug" || value === "notice" || value === "error" ? value : undefined;
}

/**
 * Where a database lies: the folder that the config names (`session_log`, `pulsedb`; a relative one is below the data
 * folder), else the folder of that title in the data folder.
 */
export function databaseFolder(dataFolder: string, configured: unknown, title: "history" | "pulse"): string {
  const named = typeof configured === "string" && configured !== "" && !configured.includes("\u0000");
  return resolve(dataFolder, named ? configured : title);
}

import { join } from "node:path";
import { mkdir, realpath } from "node:fs/promises";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Notices } from "../log/Notices.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { checkWhole, type ConfigCheck } from "../../src/model/config/configCheck.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { ConfigHistory } from "./configRevisions.ts";
import { ConfigRecord } from "./ConfigRecord.ts";
import type { ConfigLanguage } from "./configLanguage.ts";
import { OlderNameLog } from "./OlderNameLog.ts";
import { openConfig } from "./openConfig.ts";
import { describeOldNames } from "../../src/model/config/characterChecks.ts";
import { ConfigStorage } from "./storage/ConfigStorage.ts";
import { diskFiles, type Files } from "./storage/durableFiles.ts";
import { PendingChange } from "./PendingChange.ts";
import { type KeptRevisions, RevisionStore } from "./storage/RevisionStore.ts";
import { watchFile } from "./storage/watchFile.ts";

/** What the config of a data folder needs. */
interface CreateConfigRecord {
  readonly folder: string;
  readonly language: ConfigLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
  readonly notices: Notices;
  readonly log?: Pick<ServerLog, "info"> | undefined;
  readonly initialText?: string | undefined;
  /** Where the config stands; `sluice.conf` in the data folder when absent. */
  readonly configFile?: string | undefined;
  readonly files?: Files | undefined;
  readonly now?: () => number;
  /** How much of the past is kept; 1,000 revisions or 90 days when absent. */
  readonly kept?: KeptRevisions | undefined;
  /** Told when a hand edit could not be read for a reason other than its content. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the config of a data folder. It stays as it is until `begin`, from which on its file is followed and a save on
 * trial goes back when its time is over: who has to hear of that listens by then. `close` ends both.
 */
export async function createConfigRecord(options: CreateConfigRecord): Promise<{
  readonly record: ConfigRecord;
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}> {
  const { folder, language, check, entities, notices, files = diskFiles, now = Date.now, initialText = "" } = options;
  const wanted = options.configFile ?? join(folder, "sluice.conf");
  // A link stays one: what it leads to is written.
  const configFile = await realpath(wanted).catch(() => wanted);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const revisions = await RevisionStore.open(join(folder, "revisions"), files, options.kept);
  const storage = new ConfigStorage(configFile, revisions, files, options.configFile !== undefined);
  const pending = new PendingChange({ path: join(folder, "pending.json"), files, now, revisions });
  revisions.protect(() => [pending.open?.rev, pending.open?.previous]);
  const olderNames = new OlderNameLog(options.log);
  const parts = { storage, language, check, entities, notices, now, pending, olderNames };
  const {
    revision,
    notice,
    isFileWaiting = false,
  } = await openConfig({
    storage,
    language,
    entities,
    initialText,
    now,
    checkRevision: async ({ document, config }) => [...document.problems, ...(await checkWhole(config, parts))],
  });
  if (notice !== undefined) notices.set("config-file", notice);
  const record = new ConfigRecord(parts, new ConfigHistory(revisions, language), revision);
  await record.resumePending();
  if (isFileWaiting) await record.readHandEdit(true);
  // None comes in any more, so a config without them is never looked through again.
  if (tellNames(revision.config, options)) {
    const stopTelling = record.onChange(({ config }) => {
      if (!tellNames(config, options)) stopTelling();
    });
  }
  let stopWatching = (): void => undefined;
  return {
    record,
    begin: () => {
      record.startClock();
      stopWatching = watchFile(storage.path, () => void record.readHandEdit().catch(options.onError));
    },
    close: async () => {
      stopWatching();
      await record.close();
    },
  };
}

/** An older server let such names in: they are served as they are, and the operator is told. @returns whether there are any */
function tellNames(
  config: JsonObject,
  { notices, entities }: Pick<CreateConfigRecord, "notices" | "entities">,
): boolean {
  const words = describeOldNames(config, entities);
  if (words === undefined) notices.clear("names");
  else notices.set("names", words);
  return words !== undefined;
}

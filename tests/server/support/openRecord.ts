import { onTestFinished } from "vitest";
import { createConfigRecord } from "../../../server/config/createConfigRecord.ts";
import type { ConfigParts } from "../../../server/config/ServedConfig.ts";
import type { ConfigRecord } from "../../../server/config/ConfigRecord.ts";
import type { Files } from "../../../server/config/storage/durableFiles.ts";
import { Notices } from "../../../server/log/Notices.ts";
import type { ServerLog } from "../../../server/log/serverLog.ts";
import { jsonLanguage } from "./jsonLanguage.ts";
import { temporaryFolder } from "./temporaryFolder.ts";
import { testCheck } from "./testCheck.ts";
import { testEntities } from "./testEntities.ts";

/** The record of a data folder with the fake language and check; it is closed when the test ends, or before by hand. */
export async function openRecord(
  options: {
    readonly folder?: string;
    readonly files?: Files;
    readonly initialText?: string;
    readonly onError?: (error: unknown) => void;
    readonly now?: () => number;
    readonly log?: Pick<ServerLog, "info">;
  } & Partial<Pick<ConfigParts, "language" | "check" | "entities">> = {},
): Promise<{
  readonly record: ConfigRecord;
  readonly notices: Notices;
  readonly folder: string;
  readonly close: () => Promise<void>;
}> {
  const { folder = temporaryFolder(), ...rest } = options;
  const notices = new Notices();
  const fail = (error: unknown): void => {
    throw error;
  };
  const parts = { folder, language: jsonLanguage, check: testCheck, entities: testEntities, notices, onError: fail };
  const { record, begin, close } = await createConfigRecord({ ...parts, ...rest });
  onTestFinished(close);
  begin();
  return { record, notices, folder, close };
}

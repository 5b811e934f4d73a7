import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { Source } from "./Source.ts";

const DEFAULT_TIMEOUT_S = 60;

/** What is played while no source works: starts `timeoutMs` after the last data of a source. */
export function backupOf({ backup, source_timeout: ofStream }: Stream): Source | undefined {
  if (!backup?.file) return undefined;
  // Always a file of a VOD location, also where it is written with a slash in front.
  const url = `file://${backup.file.replace(/^\/+/, "")}`;
  const timeoutMs = (backup.timeout ?? (ofStream || DEFAULT_TIMEOUT_S)) * 1000;
  return { key: `backup ${url}`, url, kind: "backup", input: { url }, timeoutMs };
}

import type { Json, JsonObject } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";

/** What of a stream's line in the list a change may have touched. */
interface TouchedParts {
  /** Title, comment, sources: what the search reads of the config. */
  readonly words: boolean;
  /** The source in use, or the way it is published: what the search reads of the report. */
  readonly reportedWords: boolean;
  readonly state: boolean;
  readonly position: boolean;
}

export function touchedParts(change: JsonObject): TouchedParts {
  const { stats } = change;
  return {
    words: has(change, wordKeys),
    reportedWords: isPlainObject(stats) ? has(stats, reportedWordKeys) : stats !== undefined,
    state: has(change, stateKeys) || (isPlainObject(stats) ? has(stats, reportedStateKeys) : stats !== undefined),
    position: change["position"] !== undefined,
  };
}

const wordKeys = ["title", "meta", "urls"];
const reportedWordKeys = ["url", "published_via"];
const stateKeys = ["disabled", "static", "urls", "publish_enabled", "dvr", "transcoder"];
const reportedStateKeys = [
  "alive",
  "source_error",
  "ts_delay",
  "retry_count",
  "input_error_rate",
  "url",
  "dvr_enabled",
];

function has(change: Readonly<Record<string, Json>>, keys: readonly string[]): boolean {
  for (const key of keys) if (change[key] !== undefined) return true;
  return false;
}

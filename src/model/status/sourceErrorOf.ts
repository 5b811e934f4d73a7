import { text } from "../../texts/text.ts";
import type { JsonObject } from "../Json.ts";

const DELAY_WORTH_SAYING_MS = 8_000;

/** Why a stream's source gives nothing, in words; undefined when it does give. */
export function sourceErrorOf(stats: JsonObject, longestDelayMs: number): string | undefined {
  const error = realError(stats["source_error"]);
  const delayMs = typeof stats["ts_delay"] === "number" ? stats["ts_delay"] : 0;
  const retries = typeof stats["retry_count"] === "number" ? stats["retry_count"] : 0;
  if (error === undefined && delayMs <= longestDelayMs && retries <= 0) return undefined;
  const details: string[] = [];
  if (retries > 0) details.push(text("status.error.retry", { count: retries }));
  if (delayMs > DELAY_WORTH_SAYING_MS) {
    details.push(text("status.error.delay", { seconds: Math.floor(delayMs / 1000) }));
  }
  const words = error ?? text("status.unavailable");
  return details.length === 0 ? words : text("status.error", { error: words, details: details.join(", ") });
}

/** A stream without thumbnails still plays, so that one does not count. */
function realError(error: unknown): string | undefined {
  if (typeof error !== "string" || error === "" || error.includes("thumbnails_not_fetched")) return undefined;
  return error;
}

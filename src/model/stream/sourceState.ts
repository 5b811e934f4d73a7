import { fromServer } from "../../texts/language.ts";
import { text } from "../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { formatMoment } from "../units/formatTime.ts";
import { publisherState } from "./streamPublishing.ts";
import { streamStats, type ReportedStream, sourceUrls } from "./reportedStream.ts";
import { describeSourceError } from "./streamStatus.ts";

/** What one source of a stream is doing. */
export interface SourceState {
  /** `ready`: saved, and another source gives the picture. */
  readonly kind: "unsaved" | "online" | "offline" | "ready";
  /** It is saved, not the one that is taken from, and nothing that somebody has yet to publish. */
  readonly canSwitch: boolean;
  /** Why the server gets nothing from it, in words; of one that fails also since when, and when it is tried again. */
  readonly error: string | undefined;
}

/**
 * The first state that holds, in the specification's order: unsaved, online, offline [S203]. A stream that is not alive
 * reports the source it tried last: nothing comes from it, so it is offline, with the reason. So is one that failed while
 * another gives the picture.
 * @param saved the stream as the server holds it, with what it reports
 */
export function sourceState(url: string, saved: ReportedStream | undefined): SourceState {
  if (!saved || !sourceUrls(saved).includes(url)) return { kind: "unsaved", canSwitch: false, error: undefined };
  const stats: JsonObject = streamStats(saved);
  const isAlive = stats["alive"] === true;
  const isCurrent = stats["url"] === url;
  const isOnline = isAlive && isCurrent;
  const failure = isOnline ? undefined : failureOf(url, stats);
  // A server that tells of each source that fails has nothing against the one it tries now.
  const isOfOther = failuresIn(stats).length > 0 && failure === undefined;
  const ofStream = isCurrent && !isAlive && !isOfOther ? describeSourceError(stats) : undefined;
  return {
    kind: isOnline ? "online" : isAlive && failure === undefined ? "ready" : "offline",
    canSwitch: !isCurrent && publisherState(url, saved) !== "waiting",
    error: failure ?? ofStream,
  };
}

function failuresIn({ failed_sources: failed }: JsonObject): readonly JsonObject[] {
  return Array.isArray(failed) ? failed.filter(isPlainObject) : [];
}

/** `connection refused. Since 2026-11-21 14:03:20, next try in 4 s`; undefined where the server says nothing of the source. */
function failureOf(url: string, stats: JsonObject): string | undefined {
  const failure = failuresIn(stats).find((one) => one["url"] === url);
  if (failure === undefined || typeof failure["error"] !== "string") return undefined;
  const { failed_at: atMs, next_try: nextS } = failure;
  const error = fromServer(failure["error"], { said: failure["said"] });
  const since =
    typeof atMs === "number"
      ? // Some errors are sentences already.
        text("status.source.since", { error: error.replace(/\.$/, ""), time: formatMoment(atMs) })
      : error;
  if (typeof nextS !== "number") return since;
  if (nextS <= 0) return text("status.source.tried", { since });
  return text("status.source.next", { since, seconds: nextS });
}

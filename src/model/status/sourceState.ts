import type { JsonObject } from "../Json.ts";
import { sourceErrorOf } from "./sourceErrorOf.ts";
import { statsOf } from "./statsOf.ts";
import type { StreamFacts } from "./StreamFacts.ts";
import { urlsOf } from "./urlsOf.ts";

/** What one source of a stream is doing. */
export interface SourceState {
  /** `ready`: saved, and another source gives the picture. */
  readonly kind: "unsaved" | "online" | "offline" | "ready";
  /** It is saved and not the one that is taken from. */
  readonly canSwitch: boolean;
  /** Why the server gets nothing from it, in words. */
  readonly error: string | undefined;
}

const LONGEST_DELAY_MS = 60_000;

/**
 * The first state that holds, in the specification's order: unsaved, online, offline [S203]. A stream that is not alive
 * reports the source it tried last: nothing comes from it, so it is offline, with the reason.
 * @param saved the stream as the server holds it, with what it reports
 */
export function sourceState(url: string, saved: StreamFacts | undefined): SourceState {
  if (!saved || !urlsOf(saved).includes(url)) return { kind: "unsaved", canSwitch: false, error: undefined };
  const stats: JsonObject = statsOf(saved);
  const isAlive = stats["alive"] === true;
  const isCurrent = stats["url"] === url;
  return {
    kind: isAlive ? (isCurrent ? "online" : "ready") : "offline",
    canSwitch: !isCurrent,
    error: isCurrent && !isAlive ? sourceErrorOf(stats, LONGEST_DELAY_MS) : undefined,
  };
}

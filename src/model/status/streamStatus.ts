import { text } from "../../texts/text.ts";
import { isPublishUrl } from "./isPublishUrl.ts";
import { sourceErrorOf } from "./sourceErrorOf.ts";
import { statsOf } from "./statsOf.ts";
import type { StreamFacts } from "./StreamFacts.ts";
import type { ShortStatus, Status, StatusKind } from "./Status.ts";
import { urlsOf } from "./urlsOf.ts";

const LONGEST_DELAY_MS = 60_000;

/** What a stream comes from: its own config, a location's publisher or a mirror. */
export type StreamOrigin = "standalone" | "published" | "mirrored";

/**
 * What a stream is doing: the first rule that holds, in the specification's order (C263). A published or mirrored
 * stream has its source elsewhere, so `origin` spares it the rule on missing sources.
 */
export function streamStatus(stream: StreamFacts, origin: StreamOrigin = "standalone"): Status {
  if (stream.disabled === true) return say("disabled", text("status.disabled"));
  const stats = statsOf(stream);
  const error = sourceErrorOf(stats, LONGEST_DELAY_MS);
  if (error !== undefined) return say("error", error);
  const isAlive = stats["alive"] === true;
  const urls = urlsOf(stream);
  const takesPublishers = stream.publish_enabled === true || urls.some(isPublishUrl);
  if (!isAlive && takesPublishers && urls.every(isPublishUrl)) return say("expecting", text("status.expecting"));
  if (!isAlive && stream.static === false) return say("waiting", text("status.waiting"));
  if (origin === "standalone" && urls.length === 0 && !takesPublishers) {
    return say("noSources", text("status.noSources"));
  }
  const delayMs = numberOf(stats["ts_delay"]);
  if (delayMs >= shortestDelayMs(stats["url"] ?? urls[0])) {
    return say("delay", text("status.delay", { seconds: Math.floor(delayMs / 1000) }));
  }
  const drops = numberOf(stats["input_error_rate"]);
  if (drops > 0) return say("drops", text("status.drops", { rate: Math.round(drops * 100) / 100 }));
  return say("online", text("status.online"));
}

/** Segmented sources come in pieces of several seconds, so the same lag says less about them. */
function shortestDelayMs(source: unknown): number {
  return typeof source === "string" && /^(hls|m4f)s?:/i.test(source) ? 10_000 : 5_000;
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function say(kind: StatusKind, words: string): Status {
  return { kind, text: words, short: SHORT[kind] };
}

const SHORT: Readonly<Record<StatusKind, ShortStatus>> = {
  disabled: "dis",
  error: "err",
  expecting: "off",
  waiting: "off",
  noSources: "err",
  delay: "on",
  drops: "on",
  online: "on",
};

import { fromServer } from "../../texts/language.ts";
import { text } from "../../texts/text.ts";
import type { JsonObject } from "../Json.ts";
import { formatDuration } from "../units/formatTime.ts";
import { isSegmentedSource } from "./protocols.ts";
import {
  isFailing,
  isRealError,
  LONGEST_DELAY_MS,
  numberOf,
  streamStats,
  type ReportedStream,
  sourceUrls,
} from "./reportedStream.ts";
import { isPublishUrl } from "./streamPublishing.ts";

/** What a stream is doing, as the lists and the overview show it. */
export interface Status {
  readonly kind: StatusKind;
  /** In words: `online`, `delay 7s`, `connection refused (retry 3)`. */
  readonly text: string;
  readonly short: ShortStatus;
}

export type StatusKind =
  | "disabled"
  | "error"
  | "expecting"
  | "waiting"
  | "starting"
  | "noSources"
  | "delay"
  | "drops"
  | "alarm"
  | "backup"
  | "online";

export type ShortStatus = "on" | "off" | "dis" | "err";

/** What a stream comes from: its own config, a location's publisher or a mirror. */
export type StreamOrigin = "standalone" | "published" | "mirrored";

/**
 * What a stream is doing: the first rule that holds, in the specification's order (C263). Where none holds and the
 * server says that it is not on air, it is starting: it should run, and nothing has come in yet. A published or mirrored
 * stream has its source elsewhere, so `origin` spares it the rule on missing sources.
 */
export function streamStatus(stream: ReportedStream, origin: StreamOrigin = "standalone"): Status {
  if (stream.disabled === true) return say("disabled", text("status.disabled"));
  const stats = streamStats(stream);
  const error = describeSourceError(stats);
  if (error !== undefined) return say("error", error);
  const isAlive = stats["alive"] === true;
  const urls = sourceUrls(stream);
  const takesPublishers = stream.publish_enabled === true || urls.some(isPublishUrl);
  if (!isAlive && takesPublishers && urls.every(isPublishUrl)) return say("expecting", text("status.expecting"));
  if (!isAlive && stream.static === false) return say("waiting", text("status.waiting"));
  if (origin === "standalone" && urls.length === 0 && !takesPublishers) {
    return say("noSources", text("status.noSources"));
  }
  const delayMs = numberOf(stats["ts_delay"]);
  if (delayMs >= shortestDelayMs(stats["url"] ?? urls[0])) {
    return say("delay", delayWords(delayMs));
  }
  const drops = numberOf(stats["input_error_rate"]);
  if (drops > 0) return say("drops", text("status.drops", { rate: Math.round(drops * 100) / 100 }));
  if (stats["alive"] === false) return say("starting", text("status.starting"));
  return sayUnusual(stats) ?? say("online", text("status.online"));
}

/**
 * What a server that looks at it says of a stream that plays, beyond the specification's rules: not as it is meant to be.
 * The backup comes last, since what is wrong with the picture is wrong with it whatever it comes from.
 */
function sayUnusual(stats: JsonObject): Status | undefined {
  const words = alarmsOf(stats).map((alarm) => text(`status.alarm.${alarm}`));
  const use = stats["source_use"];
  const isBackup = use === "backup" || use === "fallback";
  if (isBackup) words.push(text(`status.use.${use}`));
  if (words.length === 0) return undefined;
  return say(words.length > 1 || !isBackup ? "alarm" : "backup", words.join(", "));
}

export const alarmNames = ["flapping", "no_video", "no_audio", "silent", "still", "black"] as const;

/** What is wrong with a stream that plays; what a newer server says and we do not know is left out. */
export function alarmsOf(stats: JsonObject): readonly (typeof alarmNames)[number][] {
  const { alarms } = stats;
  return Array.isArray(alarms) ? alarmNames.filter((name) => alarms.includes(name)) : [];
}

function shortestDelayMs(source: unknown): number {
  return typeof source === "string" && isSegmentedSource(source) ? 10_000 : 5_000;
}

function say(kind: StatusKind, words: string): Status {
  return { kind, text: words, short: SHORT[kind] };
}

const SHORT: Readonly<Record<StatusKind, ShortStatus>> = {
  disabled: "dis",
  error: "err",
  expecting: "off",
  waiting: "off",
  starting: "off",
  noSources: "err",
  delay: "on",
  drops: "on",
  alarm: "on",
  backup: "on",
  online: "on",
};

const DELAY_WORTH_SAYING_MS = 8_000;

/** Why a stream's source gives nothing, in words; undefined when it does give. */
export function describeSourceError(stats: JsonObject): string | undefined {
  const told = stats["source_error"];
  if (!isFailing(stats)) return undefined;
  const delayMs = numberOf(stats["ts_delay"]);
  const retries = numberOf(stats["retry_count"]);
  const error = isRealError(told) ? fromServer(told, { said: stats["source_error_said"] }) : undefined;
  const details: string[] = [];
  if (retries > 0) details.push(text("status.error.retry", { count: retries }));
  if (delayMs > DELAY_WORTH_SAYING_MS) details.push(delayWords(delayMs));
  const words = error ?? text("status.unavailable");
  return details.length === 0 ? words : text("status.error", { error: words, details: details.join(", ") });
}

/** In seconds up to a minute (C274), then as any other time: nobody reads 2255 seconds. */
function delayWords(ms: number): string {
  if (ms <= LONGEST_DELAY_MS) return text("status.delay", { seconds: Math.floor(ms / 1000) });
  return text("status.delay.long", { time: formatDuration(ms) });
}

import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { StreamStats } from "../../../src/generated/types/StreamStats.ts";
import { isSegmentedSource } from "../../../src/model/stream/protocols.ts";
import { isFailing, isRealError } from "../../../src/model/stream/reportedStream.ts";
import { isPublishing } from "../../../src/model/stream/streamPublishing.ts";
import type { TrackWatch } from "./TrackWatch.ts";
import type { Publisher } from "./PublisherSlot.ts";
import type { StreamAlarms } from "./StreamAlarms.ts";
import type { StreamFigures } from "./StreamFigures.ts";
import type { SourceRunner } from "./sources/SourceRunner.ts";
import type { Said } from "../../../src/generated/types/Said.ts";
import { type Told, wordsOf } from "../../Told.ts";

/** Stats of a stream; what is undefined is not reported. */
export type LiveStats = { readonly [K in keyof StreamStats]: StreamStats[K] | undefined };

/** All that stats are made of. */
interface Known {
  readonly position: number;
  readonly config: Stream;
  readonly nowMs: number;
  readonly clients: number;
  readonly lastDts: number | undefined;
  readonly sourceError: SourceError | undefined;
  readonly runner: SourceRunner;
  readonly figures: StreamFigures;
  readonly media: TrackWatch;
  readonly alarms: StreamAlarms["all"];
  readonly publisher: Publisher | undefined;
}

/** All that a stream reports of itself; what of it an archive or a push knows is reported by them. */
export function streamStats(told: Known): LiveStats {
  const { position, config, clients, sourceError, runner, figures, publisher } = told;
  const isRunning = figures.startedAtMs !== undefined;
  const switches = runner.switches.all;
  return {
    alive: runner.active !== undefined,
    running: isRunning,
    status: statusOf(told),
    remote: false,
    client_count: clients,
    out_bandwidth: figures.outKbit,
    last_access_at: figures.lastAccessAtMs,
    source_error: sourceError?.words,
    source_error_said: sourceError?.said && [...sourceError.said],
    position,
    source_use: runner.sourceUse,
    source_since: runner.activeSinceMs,
    switches: switches.length > 0 ? [...switches] : undefined,
    alarms: alarmsOf(told),
    publish_enabled: isPublishable(config),
    published_from: publisher?.publication.from,
    published_via: publisher?.publication.via,
    ...(isRunning ? statsOfRun(told, figures.startedAtMs) : {}),
  };
}

/** Whether a stream takes a publisher. */
export function isPublishable(stream: Stream): boolean {
  const { urls = [], publish_enabled: isEnabled = false } = stream;
  return stream.disabled !== true && isPublishing({ urls, publish_enabled: isEnabled }, true);
}

function alarmsOf({ runner, alarms }: Known): LiveStats["alarms"] {
  const all = runner.switches.isFlapping ? (["flapping", ...alarms] as const) : alarms;
  return all.length > 0 ? [...all] : undefined;
}

/** What there is to tell only while it runs. */
function statsOfRun({ nowMs, lastDts, runner, figures, media }: Known, startedAtMs = nowMs): LiveStats {
  const { active, failures, failedSources, isPlayingBackup } = runner;
  return {
    // The fallback video is none of the stream's sources.
    url: isPlayingBackup ? undefined : (active?.source.url ?? runner.lastTried?.url),
    // What is not counted is no figure, and what goes out is none of the input.
    bitrate: active?.isInputUnknown ? undefined : bitrateOf(runner, figures, nowMs),
    bytes_in: active?.isInputUnknown ? undefined : figures.bytesIn,
    bytes_out: figures.bytesOut,
    lifetime: runner.uptime.ms,
    start_running_at: startedAtMs,
    last_dts: lastDts === undefined ? undefined : Math.round(lastDts),
    ts_delay: delayOf(runner, startedAtMs, nowMs),
    retry_count: failures.count,
    failed_sources: failedSources.length > 0 ? [...failedSources] : undefined,
    input_error_rate: active ? figures.errors.perSecond : undefined,
    bufferings: figures.bufferings,
    running_transcoder: active?.isTranscoding === true,
    input_media_info: media.inputInfo,
    media_info: media.info,
  };
}

/** What never came is not late: a stream that starts has no delay, until it is missing rather than awaited. */
function delayOf(
  { active, failures, lastDataMs }: SourceRunner,
  startedAtMs: number,
  nowMs: number,
): number | undefined {
  const delayMs = Math.max(0, nowMs - Math.max(lastDataMs, startedAtMs));
  const isAwaited = !active && failures.count === 0 && lastDataMs < startedAtMs;
  return isAwaited && !isFailing({ ts_delay: delayMs }) ? undefined : delayMs;
}

/** What comes in now, in kilobits per second. */
export function bitrateOf(
  { active, lastDataMs }: Pick<SourceRunner, "active" | "lastDataMs">,
  { inKbit }: Pick<StreamFigures, "inKbit">,
  nowMs: number,
): number {
  if (!active) return 0;
  // Whatever the mean of the last seconds says: what stays away has none.
  const quietMs = isSegmentedSource(active.source.url) ? 10_000 : 1500;
  return nowMs - lastDataMs < quietMs ? inKbit : 0;
}

/** The server's own word for the state. */
function statusOf({ config, runner, figures, publisher }: Known): string {
  if (config.disabled === true) return "disabled";
  if (runner.isPlayingBackup) return "backup";
  if (runner.active) return "running";
  if (runner.failures.count > 0) return "retrying";
  if (figures.startedAtMs !== undefined) return publisher && !runner.isFetching ? "publishing" : "starting";
  if (config.static === false && (config.urls ?? []).length > 0) return "waiting";
  return isPublishable(config) ? "expecting" : "stopped";
}

/** Why a source gives nothing and what else fails, in one text and one by one. */
interface SourceError {
  readonly words: string;
  /** Absent where none of it is ours to say. */
  readonly said?: readonly Said[];
}

/** What fails around a stream, by subject: shown where the error of its source is. */
export class StreamWarnings {
  readonly #told = new Map<string, readonly Told[]>();

  /** @returns what is said that was not said before */
  set(subject: string, told: Told | undefined, because?: Told): string | undefined {
    const parts = [told, because].filter((part) => part !== undefined);
    const words = wordsOfParts(parts);
    if (wordsOfParts(this.#told.get(subject) ?? []) === words) return undefined;
    if (told === undefined) this.#told.delete(subject);
    else this.#told.set(subject, parts);
    return told === undefined ? undefined : words;
  }

  /**
   * All in one text, the source's own error first. Missing thumbnails do not count as an error (C266), and a text with
   * their word in it would not either: they are said only where there is nothing else.
   */
  with(sourceError: Told | undefined): SourceError | undefined {
    const all = [...(sourceError === undefined ? [] : [[sourceError]]), ...this.#told.values()];
    const real = all.filter((parts) => isRealError(wordsOfParts(parts)));
    const shown = real.length > 0 ? real : all.slice(0, 1);
    if (shown.length === 0) return undefined;
    const words = shown.map(wordsOfParts).join("; ");
    if (shown.flat().every((part) => typeof part === "string")) return { words };
    return { words, said: shown.flatMap((parts) => parts.map(saidOfPart)) };
  }
}

function saidOfPart(part: Told, index: number): Said {
  const said = typeof part === "string" ? { words: part } : part;
  return index === 0 ? said : { ...said, is_reason: true };
}

/** What is told, and why. */
function wordsOfParts(parts: readonly Told[]): string {
  return parts.map(wordsOf).join(": ");
}

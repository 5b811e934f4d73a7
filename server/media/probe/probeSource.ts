import type { SourceProbe } from "../../../src/generated/types/SourceProbe.ts";
import { withDeadline } from "../../deadline.ts";
import type { TestedSource } from "../../engine/Engine.ts";
import { ServerError } from "../../ServerError.ts";
import { readMediaInfo } from "../ffmpeg/mediaInfo.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { playedMs, type ProcessPool, type ProcessRun } from "../ffmpeg/ProcessPool.ts";
import type { MediaFolders } from "../inputs/fileInput.ts";
import { listeningPort } from "../inputs/inputAddress.ts";
import { inputArguments } from "../inputs/inputArguments.ts";
import { readSourceError } from "../live/sources/sourceErrors.ts";
import { probeAddress, type ProbeRules, type ProbeTarget } from "./probeAddress.ts";
import { WebGuard } from "./WebGuard.ts";
import type { Said } from "../../../src/generated/types/Said.ts";
import { say, saidOf, type SayingCode, type Told, wordsOf } from "../../Told.ts";

/** Looking up, connecting and watching together. */
const LONGEST_MS = 10_000;
/** So much of the stream tells its bitrate. */
const WATCHED_SECONDS = 2;
/** ffmpeg gives a silent source up after 8 s, and has the same words for that as for a broken connection. */
const SILENT_MS = 7500;

interface ProbeParts extends ProbeRules, MediaFolders {
  readonly ffmpeg: Ffmpeg;
  readonly processes: ProcessPool;
  readonly now: () => number;
  /** The name of the stream that receives at a port of this machine now. */
  readonly receiverAt: (port: string) => string | undefined;
}

/**
 * Looks at a source for some seconds with the options it has, and leaves it: what it sends, or why nothing comes.
 * @param signal ends it at once
 * @throws ServerError for an address that is not looked at
 */
export function probeSource(source: TestedSource, signal: AbortSignal, parts: ProbeParts): Promise<SourceProbe> {
  return withDeadline(LONGEST_MS, signal, (whole) => probeUntil(whole, source, parts));
}

async function probeUntil(signal: AbortSignal, source: TestedSource, parts: ProbeParts): Promise<SourceProbe> {
  const { now } = parts;
  const { url } = source;
  const startedMs = now();
  const took = (): number => Math.max(0, Math.round(now() - startedMs));
  const failed = (reason: Reason, told: Told): SourceProbe => ({ ...answer(reason, told), took_ms: took() });
  let target: ProbeTarget;
  try {
    target = await beforeAbort(probeAddress(source, parts), signal);
  } catch (error) {
    if (error instanceof ServerError && error.kind === "unavailable") return failed("away", error.told);
    if (signal.aborted) return failed("away", sayOf("away", url));
    throw error;
  }
  const guard = target.isWeb ? await WebGuard.open(parts) : undefined;
  try {
    const { run, isSentOn } = await watchSource(source, target, guard, signal, parts);
    if (isSentOn) return failed("elsewhere", sayOf("elsewhere", url));
    if (guard?.refusal !== undefined) return failed("elsewhere", guard.refusal);
    const media_info = readMediaInfo(run.errorLines);
    if (media_info === undefined && guard?.isUnanswered === true) return failed("away", sayOf("away", url));
    if (media_info === undefined) return { ...failureOf(run, took(), url, parts), took_ms: took() };
    const bitrate = bitrateOf(run);
    return { took_ms: took(), media_info, ...(bitrate === undefined ? {} : { bitrate }) };
  } finally {
    guard?.close();
  }
}

/** Runs ffmpeg on a source until it has seen enough or is told to end. */
async function watchSource(
  source: TestedSource,
  { url }: ProbeTarget,
  guard: WebGuard | undefined,
  signal: AbortSignal,
  { ffmpeg, processes, vods, data }: ProbeParts,
): Promise<{ readonly run: ProcessRun; readonly isSentOn: boolean }> {
  const input = inputArguments({ ...source, url }, ffmpeg, vods, data);
  const run = processes.start({
    args: [
      ...["-loglevel", "info"],
      ...(guard === undefined ? input : throughGuard(input, guard)),
      ...["-map", "0", "-c", "copy", "-t", String(WATCHED_SECONDS), "-f", "null", "-"],
    ],
    label: "source test",
    kind: "short",
  });
  const isSentOn = endWhenSentOn(run);
  run.outputs[0]?.resume();
  run.stdin.end();
  const kill = (): void => run.kill();
  signal.addEventListener("abort", kill, { once: true });
  if (signal.aborted) kill();
  await run.ended;
  signal.removeEventListener("abort", kill);
  return { run, isSentOn: isSentOn() };
}

/** The arguments of a web source with all of it going through a guard. */
function throughGuard(input: readonly string[], { address }: WebGuard): readonly string[] {
  const at = input.indexOf("-protocol_whitelist") + 1;
  return ["-http_proxy", address, ...input.map((one, index) => (index === at ? `${one},httpproxy` : one))];
}

/** What was looked up is not called when it takes too long; whoever gave up does not wait for it. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error("given up"));
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}

/** RTSP lets a server send its clients to another address, which nobody has checked. */
function endWhenSentOn(run: ProcessRun): () => boolean {
  let isSentOn = false;
  run.onErrorLine?.((line) => {
    if (!/: redirecting to /i.test(line)) return;
    isSentOn = true;
    run.kill();
  });
  return () => isSentOn;
}

type Reason = NonNullable<SourceProbe["reason"]>;

const failures: Readonly<Record<Reason, SayingCode>> = {
  login: "test_login",
  away: "test_away",
  path: "test_path",
  media: "test_media",
  elsewhere: "test_elsewhere",
  taken: "test_taken",
};

/** What is to be looked at where nobody answers, by the scheme. */
const awayOf: readonly (readonly [RegExp, SayingCode])[] = [
  [/^rtsps?:/i, "test_away_camera"],
  [/^(hls|tshttp|http|rtmp)s?:/i, "test_away_server"],
  [/^srt:/i, "test_away_sender"],
];

/** Of packets that come by themselves nobody answers, SRT knows no login, and a file is on this machine. */
const ownFailures: readonly (readonly [RegExp, Partial<Record<Reason, SayingCode>>])[] = [
  [/^(udp|rtp):/i, { away: "test_nothing_comes" }],
  [/^srt:/i, { login: "test_passphrase" }],
  [/^file:/i, { path: "test_file_missing", media: "test_file_unreadable", away: "test_file_slow" }],
];

/** Why nothing came, in words for the kind of source. */
function sayOf(reason: Reason, url: string): Said {
  const own = ownFailures.find(([scheme]) => scheme.test(url))?.[1][reason];
  const away = reason === "away" ? awayOf.find(([scheme]) => scheme.test(url))?.[1] : undefined;
  return say(own ?? away ?? failures[reason]);
}

function answer(reason: Reason, told: Told): Pick<SourceProbe, "reason" | "message" | "said"> {
  return { reason, message: wordsOf(told), ...saidOf(told) };
}

/** What `readSourceError` tells, and what it means of a source. */
const reasons: Readonly<Partial<Record<SayingCode, Reason>>> = {
  unauthorized: "login",
  forbidden: "login",
  not_found: "path",
  file_missing: "path",
  origin_refuses: "path",
  stream_refused: "path",
  connection_refused: "away",
  host_not_found: "away",
  no_route: "away",
  network_unreachable: "away",
  timeout: "away",
  not_connected: "away",
  passphrase_refused: "login",
  address_used: "taken",
};

function failureOf(
  { errorLines }: ProcessRun,
  tookMs: number,
  url: string,
  { receiverAt }: Pick<ProbeParts, "receiverAt">,
): ReturnType<typeof answer> {
  const told = readSourceError(errorLines);
  const known = Object.entries(reasons).find(([code]) => typeof told === "object" && told.code === code)?.[1];
  const reason = known ?? (tookMs >= SILENT_MS ? "away" : "media");
  // What comes to a port goes to one reader alone: most often it is the stream whose source this is.
  const port = reason === "taken" ? listeningPort(url) : undefined;
  const receiver = port === undefined ? undefined : receiverAt(port);
  if (receiver !== undefined) return answer(reason, say("test_taken_by", { name: receiver }));
  const isLoginMissing = reason === "login" && !/^(srt:|[a-z]+:\/\/[^/?#]*@)/i.test(url);
  return answer(reason, isLoginMissing ? say("test_login_missing") : sayOf(reason, url));
}

/** Kilobits per second, from the sums that ffmpeg tells at its end. */
function bitrateOf(run: ProcessRun): number | undefined {
  const sums = run.errorLines.findLast((line) => /video:\d+\s*k/i.test(line)) ?? "";
  const kilobytes = [...sums.matchAll(/(?:video|audio):(?<size>\d+)\s*k/gi)].map((found) =>
    Number(found.groups?.["size"]),
  );
  const seconds = (playedMs(run) ?? 0) / 1000;
  const sum = kilobytes.reduce((all, one) => all + one, 0);
  return seconds > 0.5 && sum > 0 ? Math.round((sum * 1024 * 8) / seconds / 1000) : undefined;
}

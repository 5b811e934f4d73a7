import type { SourceProbe } from "../../../src/generated/types/SourceProbe.ts";
import type { TestedSource } from "../../engine/Engine.ts";
import { ServerError } from "../../ServerError.ts";
import { readMediaInfo } from "../ffmpeg/mediaInfo.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { playedMs, type ProcessPool, type ProcessRun } from "../ffmpeg/ProcessPool.ts";
import type { MediaFolders } from "../inputs/fileInput.ts";
import { inputArguments } from "../inputs/inputArguments.ts";
import { readSourceError } from "../live/sources/sourceErrors.ts";
import { probeAddress, type ProbeRules, type ProbeTarget } from "./probeAddress.ts";
import { WebGuard } from "./WebGuard.ts";

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
}

/**
 * Looks at a source for some seconds with the options it has, and leaves it: what it sends, or why nothing comes.
 * @param signal ends it at once
 * @throws ServerError for an address that is not looked at
 */
export async function probeSource(source: TestedSource, signal: AbortSignal, parts: ProbeParts): Promise<SourceProbe> {
  const { now } = parts;
  const { url } = source;
  const startedMs = now();
  const whole = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  const took = (): number => Math.max(0, Math.round(now() - startedMs));
  const failed = (reason: Reason, message: string): SourceProbe => ({ reason, message, took_ms: took() });
  let target: ProbeTarget;
  try {
    target = await beforeAbort(probeAddress(source, parts), whole);
  } catch (error) {
    if (error instanceof ServerError && error.kind === "unavailable") return failed("away", error.message);
    if (whole.aborted) return failed("away", wordsOf("away", url));
    throw error;
  }
  const guard = target.isWeb ? await WebGuard.open(parts) : undefined;
  try {
    const { run, isSentOn } = await watchSource(source, target, guard, whole, parts);
    if (isSentOn) return failed("elsewhere", wordsOf("elsewhere", url));
    if (guard?.refusal !== undefined) return failed("elsewhere", guard.refusal);
    const media_info = readMediaInfo(run.errorLines);
    if (media_info === undefined && guard?.isUnanswered === true) return failed("away", wordsOf("away", url));
    if (media_info === undefined) return { ...failureOf(run, took(), url), took_ms: took() };
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

const failures: Readonly<Record<Reason, string>> = {
  login: "The {source} does not let this login and password in. Check both; capital letters count.",
  away: "Nobody answers at this address. Check the address and the port, and whether the {source} {runs}.",
  path: "The {source} is there, but has no stream at this path. Its manual says which path its streams have.",
  media: "Something answers, but sends no video that can be read. Check the address, the port and the path.",
  elsewhere: "The {source} sends us on to another address. Give that address instead.",
};

/** What stands at the other end, by the scheme, and what it does when all is well. */
const others: readonly (readonly [RegExp, noun: string, runs: string])[] = [
  [/^rtsps?:/i, "camera", "is switched on"],
  [/^(hls|tshttp|http|rtmp)s?:/i, "server", "runs"],
  [/^(srt|udp|rtp):/i, "sender", "sends"],
];

/** Of packets that come by themselves nobody answers, and a file is on this machine. */
const ownFailures: readonly (readonly [RegExp, Partial<Record<Reason, string>>])[] = [
  [
    /^(udp|rtp):/i,
    {
      away: "Nothing arrives at this address. Check the group, the port and the interface, and whether the sender sends.",
    },
  ],
  [
    /^file:/i,
    {
      path: "There is no file at this path.",
      media: "This file has no video that can be read.",
      away: "The file could not be read in time.",
    },
  ],
];

/** Why nothing came, in words for the kind of source. */
function wordsOf(reason: Reason, url: string): string {
  const own = ownFailures.find(([scheme]) => scheme.test(url))?.[1][reason];
  const [, noun = "source", runs = "runs"] = others.find(([scheme]) => scheme.test(url)) ?? [];
  return (own ?? failures[reason]).replace("{source}", noun).replace("{runs}", runs);
}

/** Words of `readSourceError`, and what they mean of a source. */
const reasons: readonly (readonly [RegExp, Reason])[] = [
  [/^40[13] /, "login"],
  [/^404 |file not found/, "path"],
  [/refused by the server/, "path"],
  [/connection refused|host not found|no route|unreachable|timeout/, "away"],
];

function failureOf({ errorLines }: ProcessRun, tookMs: number, url: string): Pick<SourceProbe, "reason" | "message"> {
  const words = readSourceError(errorLines) ?? "";
  const known = reasons.find(([pattern]) => pattern.test(words))?.[1];
  const reason = known ?? (tookMs >= SILENT_MS ? "away" : "media");
  const hasLogin = /^[a-z]+:\/\/[^/?#]*@/i.test(url);
  if (reason === "login" && !hasLogin)
    return {
      reason,
      message: `${wordsOf("login", url).split(" does ")[0]} wants a login and a password. Give those that its own page takes.`,
    };
  return { reason, message: wordsOf(reason, url) };
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

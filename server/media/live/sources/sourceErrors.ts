import { ServerError } from "../../../ServerError.ts";
import { inLine, isSaying, say, type SayingCode, type Told, wordsOf } from "../../../Told.ts";
import { withoutSecrets } from "../../ffmpeg/FfmpegRun.ts";

/** So long nothing came before a source ended: the silence was the reason. */
const SILENT_MS = 2000;
const LONGEST = 160;

/** What ffmpeg says, and what an operator reads, filled in with the groups of the pattern. The first row that fits any line counts. `io_error` is its one word for a connection that ended and for one that it waited for in vain. */
const sourceErrorWords: readonly (readonly [RegExp, SayingCode])[] = [
  [/connection refused/i, "connection_refused"],
  [/failed to resolve|name or service not known|nodename nor servname/i, "host_not_found"],
  [/no route to host/i, "no_route"],
  [/network is unreachable/i, "network_unreachable"],
  [/\b401\b|unauthorized/i, "unauthorized"],
  [/\b403\b|forbidden/i, "forbidden"],
  [/\b404\b|stream ?not ?found/i, "not_found"],
  [/\b4xx\b|4[0-9]{2} client/i, "origin_refuses"],
  [/\b5xx\b|(server returned|http error) 5\d\d/i, "origin_fails"],
  // Of RTMP. To the system it is no more than an error, which it calls "operation not permitted".
  [/^server error: (?<words>.*[\p{L}\p{N}].*)/iu, "stream_refused"],
  [/timed out|timeout/i, "timeout"],
  [/connection reset|broken pipe/i, "connection_lost"],
  [/no such file or directory/i, "file_missing"],
  [/permission denied|operation not permitted/i, "permission_denied"],
  [/address already in use/i, "address_used"],
  [/cannot assign requested address/i, "address_foreign"],
  [/protocol not found|protocol .* not on whitelist/i, "protocol_unsupported"],
  [
    /unknown encoder|error while opening encoder|error initializing output stream|device creation failed/i,
    "encoder_failed",
  ],
  [/unset.* timestamp|non monotonically increasing|timestamps are unset/i, "time_stamps"],
  [/matches no streams|output file .* does not contain any stream/i, "track_missing"],
  [/could not find codec parameters|invalid data found|moov atom not found/i, "media_unreadable"],
  [/no space left/i, "disk_full"],
  [/cannot allocate memory/i, "out_of_memory"],
  // Of SRT, which says no more where nobody answers.
  [/incorrect passphrase|password required/i, "passphrase_refused"],
  [/^connection to\s+failed:/i, "not_connected"],
  [/input\/output error/i, "io_error"],
];
const short = new Set(sourceErrorWords.map(([, code]) => say(code).words));

/**
 * Why a media process ended, in plain words without addresses; undefined when nothing it said explains it. What no row fits
 * is ffmpeg's own, and has no code.
 * @param clean takes out of what others said what nobody may read; our own words are none of theirs
 */
export function readSourceError(
  errorLines: readonly string[],
  clean: (words: string) => string = (words) => words,
): Told | undefined {
  const lines = errorLines
    .filter((line) => !/\[(info|verbose|debug|warning)\]/.test(line))
    .map(bare)
    .toReversed();
  for (const [pattern, code] of sourceErrorWords) {
    const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
    if (found) return say(code, valuesOf(found, clean));
  }
  const last = lines.find((line) => line !== "");
  return last && clean(last).slice(0, LONGEST);
}

/** What of another's words goes into a sentence of ours, without the full stop that stands in its middle. */
function valuesOf(
  { groups = {} }: RegExpExecArray,
  clean: (words: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, words]) => [name, clean(words).slice(0, LONGEST).replace(/\.$/, "")]),
  );
}

/** Why something of a stream could not be started, to be shown beside it. */
export function errorWords(error: unknown): Told {
  if (error instanceof ServerError) return withoutSecretsOf(inLine(error.told));
  const words = error instanceof Error ? withoutSecrets(error.message.replace(/\.$/, "")) : String(error);
  // A fault of the server itself, but one stream's: thrown on, it would take the other streams along.
  return say("server_failed", { words });
}

function withoutSecretsOf(told: Told): Told {
  if (typeof told === "string") return withoutSecrets(told);
  const { values, ...rest } = told;
  const safe = { ...rest, words: withoutSecrets(told.words) };
  if (values === undefined) return safe;
  const safeValue = (value: string | number) => (typeof value === "string" ? withoutSecrets(value) : value);
  return { ...safe, values: Object.fromEntries(Object.entries(values).map(([name, one]) => [name, safeValue(one)])) };
}

/** What a viewer is told of a source's error: an operator's words may name folders, interfaces and addresses. */
export function errorForViewers(sourceError: Told): string {
  const words = wordsOf(sourceError);
  return short.has(words) ? words : "its source does not work now";
}

/** Why a source is given up that still holds its connection: it may be silent, or send what is no media. */
export function silenceWords(timeoutMs: number): Told {
  return say("silent", { seconds: timeoutMs / 1000 });
}

/** Why a source is lost, where its process has its own words for silence. @param quietMs how long nothing came before */
export function lossWords(told: Told | undefined, quietMs: number): Told | undefined {
  const isBroken = isSaying(told, "io_error");
  if (quietMs >= SILENT_MS && (isBroken || isSaying(told, "timeout")))
    return silenceWords(Math.floor(quietMs / 1000) * 1000);
  return isBroken ? say("connection_lost") : told;
}

/** A line without who says it, which stands in brackets before it, and without addresses, which may hold a password or a number that looks like an answer. */
function bare(line: string): string {
  return line
    .replace(/^(?:\[[^\]]*\]\s*)+/, "")
    .replaceAll(/(?<![a-z0-9+])[a-z0-9+]+:\/\/\S+/gi, "")
    .trim();
}

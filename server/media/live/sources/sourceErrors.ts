import { ServerError } from "../../../ServerError.ts";
import { withoutSecrets } from "../../ffmpeg/FfmpegRun.ts";

/** What ffmpeg says where a connection ended, or where it has waited in vain: it has one word for both. */
const IO_ERROR = "input/output error";
/** So long nothing came before a source ended: the silence was the reason. */
const SILENT_MS = 2000;
const LONGEST = 160;

/** What ffmpeg says, and what an operator reads. The first row that fits any line counts. */
const sourceErrorWords: readonly (readonly [RegExp, string])[] = [
  [/connection refused/i, "connection refused"],
  [/failed to resolve|name or service not known|nodename nor servname/i, "host not found"],
  [/no route to host/i, "no route to host"],
  [/network is unreachable/i, "network is unreachable"],
  [/\b401\b|unauthorized/i, "401 Unauthorized"],
  [/\b403\b|forbidden/i, "403 Forbidden"],
  [/\b404\b|stream ?not ?found/i, "404 Not Found"],
  [/\b4xx\b|4[0-9]{2} client/i, "refused by the server it comes from"],
  [/\b5xx\b|(server returned|http error) 5\d\d/i, "failure of the server it comes from"],
  [/timed out|timeout/i, "timeout"],
  [/connection reset|broken pipe/i, "connection lost"],
  [/no such file or directory/i, "file not found"],
  [/permission denied|operation not permitted/i, "permission denied"],
  [/address already in use/i, "address already in use"],
  [/cannot assign requested address/i, "this address is not one of the server's"],
  [/protocol not found|protocol .* not on whitelist/i, "protocol is not supported"],
  [
    /unknown encoder|error while opening encoder|error initializing output stream|device creation failed/i,
    "the encoder could not be started",
  ],
  [/unset.* timestamp|non monotonically increasing|timestamps are unset/i, "time stamps are missing or go backwards"],
  [/matches no streams|output file .* does not contain any stream/i, "a track that is asked for is missing"],
  [/could not find codec parameters|invalid data found|moov atom not found/i, "no media could be read"],
  [/no space left/i, "the disk is full"],
  [/cannot allocate memory/i, "out of memory"],
  [/input\/output error/i, IO_ERROR],
];
const short = new Set(sourceErrorWords.map(([, meaning]) => meaning));

/** Why a media process ended, in plain words without addresses; undefined when nothing it said explains it. */
export function readSourceError(errorLines: readonly string[]): string | undefined {
  const lines = errorLines
    .filter((line) => !/\[(info|verbose|debug|warning)\]/.test(line))
    .map(bare)
    .toReversed();
  for (const [pattern, meaning] of sourceErrorWords) if (lines.some((line) => pattern.test(line))) return meaning;
  const last = lines.find((line) => line !== "");
  return last?.slice(0, LONGEST);
}

/** Why something of a stream could not be started, to be shown beside it. */
export function errorWords(error: unknown): string {
  const words = error instanceof Error ? withoutSecrets(error.message.replace(/\.$/, "")) : String(error);
  // A fault of the server itself, but one stream's: thrown on, it would take the other streams along.
  return error instanceof ServerError ? words : `the server failed: ${words}`;
}

/** What a viewer is told of a source's error: an operator's words may name folders, interfaces and addresses. */
export function errorForViewers(sourceError: string): string {
  return short.has(sourceError) ? sourceError : "its source does not work now";
}

/** Why a source is given up that still holds its connection: it may be silent, or send what is no media. */
export function silenceWords(timeoutMs: number): string {
  return `no media came for ${timeoutMs / 1000} s`;
}

/** Why a source is lost, where its process has its own words for silence. @param quietMs how long nothing came before */
export function lossWords(words: string | undefined, quietMs: number): string | undefined {
  const isSilent = quietMs >= SILENT_MS && (words === IO_ERROR || words === "timeout");
  if (isSilent) return silenceWords(Math.floor(quietMs / 1000) * 1000);
  return words === IO_ERROR ? "connection lost" : words;
}

/** A line without who says it and without addresses, which may hold a password or a number that looks like an answer. */
function bare(line: string): string {
  return line
    .replaceAll(/\[[^\]]*\]\s*/g, "")
    .replaceAll(/(?<![a-z0-9+])[a-z0-9+]+:\/\/\S+/gi, "")
    .trim();
}

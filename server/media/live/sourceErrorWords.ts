import { IO_ERROR } from "./silenceWords.ts";

/** What ffmpeg says, and what an operator reads. The first row that fits any line counts. */
export const sourceErrorWords: readonly (readonly [RegExp, string])[] = [
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

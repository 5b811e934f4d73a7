import { ServerError } from "../../ServerError.ts";
import { withoutSecrets } from "../ffmpeg/FfmpegRun.ts";

/** Why something of a stream could not be started, to be shown beside it. */
export function wordsOfError(error: unknown): string {
  const words = error instanceof Error ? withoutSecrets(error.message.replace(/\.$/, "")) : String(error);
  // A fault of the server itself, but one stream's: thrown on, it would take the other streams along.
  return error instanceof ServerError ? words : `the server failed: ${words}`;
}

import type { JsonObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

export interface ConfigWrite {
  /** JSON merge patch from the config's root; null deletes. */
  readonly patch: JsonObject;
  /** The config revision the patch was made on; absent for a server that has none. */
  readonly rev: number | undefined;
  /** Makes a repeated save apply once. */
  readonly operationId: string;
  /** The server takes the change back unless it is confirmed within this time; absent: it stays. */
  readonly confirmWithinS?: number;
}

/**
 * Saves a change of the config.
 * @returns the new revision, undefined from a server that has none
 * @throws ApiError `conflict` with the server's `conflicts`, `gone`, `invalid` with its `problems`, `unreachable` when
 * nobody knows whether it is saved
 */
export async function writeConfigDelta(http: HttpClient, write: ConfigWrite): Promise<number | undefined> {
  const match = write.rev === undefined ? {} : { "If-Match": `"${write.rev}"` };
  const confirm = write.confirmWithinS === undefined ? {} : { "X-Confirm-Within": String(write.confirmWithinS) };
  const headers = { ...match, "X-Operation-Id": write.operationId, ...confirm };
  const answer = await http.post("/flussonic/api/modify_config", write.patch, headers).catch((error: unknown) => {
    // What a server without revisions answers to a save is not written anywhere: OK is enough.
    if (error instanceof ApiError && error.kind === "unexpected-answer") return undefined;
    throw error;
  });
  if (typeof answer === "object" && answer !== null && "rev" in answer && typeof answer.rev === "number")
    return answer.rev;
  if (write.rev === undefined) return undefined;
  // Something else than the server has answered; sending the same again finds out.
  throw new ApiError("unreachable", text("errors.unexpectedAnswer"), { body: answer });
}

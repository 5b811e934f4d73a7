import { ServerError } from "../../../ServerError.ts";
import { originPaths } from "../origin/originPaths.ts";
import { askOrigin } from "./askOrigin.ts";
import type { OriginQuestion } from "./OriginQuestion.ts";
import { readBody } from "./readBody.ts";

/** Twenty thousand names of the usual length. */
const LONGEST_LIST = 4_000_000;
const meanings = { 404: "not a media server: it answered 404" };

/** The list of an origin as it was sent. @param own the asking server's id: it is not offered what came from it @throws ServerError in plain words */
export async function readOriginList({
  own,
  ...question
}: Pick<OriginQuestion, "server" | "key" | "nowMs" | "signal"> & { readonly own?: string }): Promise<string> {
  const path = own === undefined ? originPaths.list : `${originPaths.list}?for=${encodeURIComponent(own)}`;
  try {
    return await readBody(await askOrigin({ ...question, path, meanings }), LONGEST_LIST);
  } catch (error) {
    // An answer that is broken off by the server itself looks like one that the origin broke off.
    if (question.signal.aborted) throw new ServerError("unavailable", "timeout", {}, { cause: error });
    throw error;
  }
}

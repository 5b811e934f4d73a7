import type { ApiCall } from "../ApiCall.ts";
import { readHandEditId } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/hand_edit/put_aside` `{id}`: keeps the hand edit that waits as a revision of its own, to be read
 * and never served, and puts the text that is served back into the file: `{rev}` of what was kept.
 */
export function putHandEditAside({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/hand_edit/put_aside",
    body: "json",
    handle: (request) => record.putHandEditAside(readHandEditId(request), request.visitor?.login ?? ""),
  };
}

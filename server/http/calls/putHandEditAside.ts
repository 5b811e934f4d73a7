import type { ApiCall } from "../ApiCall.ts";
import { readHandEditId } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
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
    audit: "hand_edit",
    handle: async (request) => {
      const answer = await record.putHandEditAside(readHandEditId(request), readCaller(request));
      const words = `An edit of the config file by hand was put aside as revision ${answer.rev}.`;
      return { answer, note: { words, rev: answer.rev } };
    },
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { readHandEditId } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/hand_edit/mend` `{id}`: takes the hand edit that waits, as the forms' rewriting mends it: `{rev}`. */
export function mendHandEdit({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/hand_edit/mend",
    body: "json",
    audit: "hand_edit",
    handle: async (request) => {
      const answer = await record.mendHandEdit(readHandEditId(request), readCaller(request));
      const words = `An edit of the config file by hand was mended and taken as revision ${answer.rev}.`;
      return { answer, note: { words, rev: answer.rev } };
    },
  };
}

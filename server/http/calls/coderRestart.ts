import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireMember } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/chassis/coder_restart` `{coder}`: boots a coder module anew (S419). 404 without such a one. */
export function coderRestart({ coders }: Pick<ServerContext, "coders">): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/chassis/coder_restart",
    body: "json",
    audit: "coder_restart",
    handle: ({ body }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", 'Send which coder: {"coder": "c1"}.');
      const id = requireMember(body, "coder");
      if (!coders) throw new ServerError("not_found", "This server is no chassis: it has no coders.");
      coders.restart(id);
      return { answer: {}, note: { words: `Coder ${id} was restarted.`, target: id } };
    },
  };
}

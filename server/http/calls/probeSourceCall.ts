import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireMember } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";
import { say } from "../../Told.ts";

/** So many are looked at at a time, each for some seconds at most. */
const AT_ONCE = 2;

/**
 * `POST /flussonic/api/probe_source` `{url, …}`: what a source with these options sends, or why nothing comes, a `SourceProbe`; given up when the
 * asker is gone. Beyond the specification (decision 40). 422 for an address that is not looked at.
 */
export function probeSourceCall({ engine }: Pick<ServerContext, "engine">): ApiCall {
  let underWay = 0;
  return {
    method: "POST",
    path: "/flussonic/api/probe_source",
    body: "json",
    audit: "none",
    handle: async ({ body }, reply) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", 'Send the address: {"url": "rtsp://…"}.');
      const url = requireMember(body, "url");
      if (!engine.probeSource) throw new ServerError("unavailable", say("test_impossible"));
      if (underWay >= AT_ONCE) throw new ServerError("too_many", say("test_busy"));
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      underWay += 1;
      try {
        return await engine.probeSource({ ...withoutNull(body), url }, gone.signal);
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** The options that are set; what of them the engine does not know it leaves out. */
function withoutNull(options: Readonly<Record<string, unknown>>): Readonly<Record<string, NonNullable<unknown>>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  );
}

import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readRevisionNumber, readWhole } from "../callParameters.ts";
import { orUnavailable } from "../errorAnswers.ts";
import { wholeRead } from "./readConfig.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/revisions/{rev}/config`: the config as it was, as `read_config` gives it; 404 where it is not kept or damaged. */
export function readRevisionConfig({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions/:rev/config",
    audit: "settings_exported",
    handle: async (request) => {
      const rev = readRevisionNumber(request);
      const config = await record.configAt(rev);
      if (config !== undefined)
        return { answer: config, note: wholeRead(request, "The settings of a former revision were read.") };
      // Says what is wrong with it, if anything is.
      await record.readText(rev);
      const words = `Revision ${rev} was put aside and never served: it can be read as a text only.`;
      throw new ServerError("not_found", words);
    },
  };
}

/** `GET /flussonic/api/revisions/{rev}`: the config text as it was; two of them make a diff. */
export function readRevision({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions/:rev",
    audit: "settings_exported",
    handle: async (request, reply) => {
      const text = await record.readText(readRevisionNumber(request));
      reply.type("text/plain; charset=utf-8");
      return { answer: text, note: wholeRead(request, "The text of a former revision was read.") };
    },
  };
}

/**
 * `GET /flussonic/api/revisions/{rev}/renames`: what of a revision has another name now, or in the revision `to`:
 * `{renames: [["streams/old", "streams/new"]]}`.
 */
export function readRevisionRenames({ records }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions/:rev/renames",
    handle: (request) =>
      orUnavailable("The names of former revisions cannot be read", async () => ({
        renames: await records.revisions.renames(readRevisionNumber(request), readWhole(request, "to")),
      })),
  };
}

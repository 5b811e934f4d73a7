import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readParameter, requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** Characters of a comment. */
const LEAST = 4;
const MOST = 10_000;

/**
 * `POST /flussonic/api/sendlogs` with `{comment}`: packs what helps support, without secrets, and sends it where
 * `--support-url` says: `{ticket, size, sent_to}`; without that it is kept here: `{ticket, size, download}`.
 */
export function sendLogs({ supportDesk }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/sendlogs",
    body: "json",
    audit: "settings_exported",
    handle: async ({ body, visitor }) => {
      const comment = isPlainObject(body) ? body["comment"] : undefined;
      if (typeof comment !== "string" || Array.from(comment).length < LEAST || comment.length > MOST) {
        const words = `Describe the problem in more than ${LEAST - 1} characters and at most ${MOST}: {"comment": "..."}.`;
        throw new ServerError("bad_request", words, { pointer: "/comment" });
      }
      const answer = await supportDesk.send(comment, visitor?.login ?? "");
      const words = "An archive for support was made: settings without secrets, and logs.";
      return { answer, note: { words } };
    },
  };
}

/**
 * `GET /flussonic/api/sendlogs/preview`: what would be sent now: `{files: [{name, size}], kept: [{ticket, size, at,
 * download}], sent_to?}`; with `?file=NAME` the text of one of the files.
 */
export function previewLogs({ supportDesk }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/sendlogs/preview",
    handle: async (request, reply) => {
      const file = readParameter(request, "file", "query");
      if (file === undefined) return supportDesk.preview();
      return reply.type("text/plain; charset=utf-8").send(await supportDesk.text(file));
    },
  };
}

/** `GET /flussonic/api/sendlogs/{ticket}`: an archive that was kept here, as a file. */
export function readSentLogs({ supportDesk }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/sendlogs/:ticket",
    handle: async (request, reply) => {
      const { name, size, stream } = await supportDesk.open(requireParameter(request, "ticket"));
      return reply
        .header("content-disposition", `attachment; filename="sluice-logs-${name}"`)
        .header("content-length", size)
        .header("x-content-type-options", "nosniff")
        .type("application/gzip")
        .send(stream);
    },
  };
}

import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { type AuditFilter, auditFormats } from "../../records/audit/auditEntry.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readHappened, readPage, readParameter, readWhole, readWords } from "../callParameters.ts";
import { orUnavailable } from "../errorAnswers.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/audit`: what was done to the server, newest first, as `schemas/runtime/audit.json` says: `{entries, total}`.
 * Filters: `kind`, `who`, `from` and `to` (milliseconds since 1970), `q` (words). `before` an entry, `limit` (50, at most 200).
 */
export function listAudit({ records }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/audit",
    handle: (request) =>
      orUnavailable("The audit log cannot be read", async () => {
        const { before, limit } = readPage(request);
        return records.audit.query({ ...readFilter(request), before }, limit);
      }),
  };
}

/** `GET /flussonic/api/audit/export?format=csv` (or `jsonl`) with the filters of the list: all entries as a file. */
export function exportAudit({ records, now }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/audit/export",
    audit: "settings_exported",
    handle: async (request, reply) => {
      const name = readParameter(request, "format", "query") ?? "csv";
      const format = auditFormats.find((one) => one.name === name);
      if (format === undefined) throw new ServerError("bad_request", "The parameter format is csv or jsonl.");
      const day = new Date(now()).toISOString().slice(0, 10);
      reply
        .header("content-disposition", `attachment; filename="audit-${day}.${format.name}"`)
        .header("x-content-type-options", "nosniff")
        .type(format.type);
      const note = { words: "The audit log was exported." };
      // Else all entries would be read for nobody.
      if (request.method === "HEAD") return { answer: "", note };
      const pages = records.audit.entries({ ...readFilter(request), before: readWhole(request, "before") });
      // The first page now, so that a failure is an error and no half a file.
      const first = await orUnavailable("The audit log cannot be read", () => pages.next());
      return { answer: Readable.from(written()), note };

      async function* written() {
        yield format?.head ?? "";
        if (first.done !== true) yield first.value.map((entry) => format?.line(entry)).join("");
        for await (const page of pages) yield page.map((entry) => format?.line(entry)).join("");
      }
    },
  };
}

function readFilter(request: FastifyRequest): AuditFilter {
  return { ...readHappened(request), kind: readWords(request, "kind") };
}

import type { NoteLimit } from "../../records/audit/auditEntry.ts";
import { HOUR_MS } from "../../../src/model/units/durations.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const QUIET_MS = 60_000;

/** `GET /flussonic/api/read_config`: the config without runtime keys, as an import takes it; its revision as ETag. */
export function readConfig({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/read_config",
    audit: "settings_exported",
    handle: (request, reply) => {
      const { rev, config } = record.current;
      reply.header("etag", `"${rev}"`);
      const limit = oftenBy(JSON.stringify(readCaller(request)));
      return { answer: config, note: { words: "The settings were read as a whole.", limit } };
    },
  };
}

/** A program that asks every few seconds is put down once, and each hour how often it asked. */
function oftenBy(caller: string): NoteLimit {
  const tellMore = (more: number) => ({ words: `The settings were read as a whole, ${more} more times.` });
  return { key: `read_config ${caller}`, most: 1, quietMs: QUIET_MS, longestMs: HOUR_MS, tellMore };
}

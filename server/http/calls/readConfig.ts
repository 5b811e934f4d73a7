import type { ApiCall } from "../ApiCall.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const TOLD_AGAIN_MS = 60_000;

/** `GET /flussonic/api/read_config`: the config without runtime keys, as an import takes it; its revision as ETag. */
export function readConfig({ record, records, now }: ServerContext): ApiCall {
  let told = { by: "", atMs: 0 };
  return {
    method: "GET",
    path: "/flussonic/api/read_config",
    handle: (request, reply) => {
      const caller = readCaller(request);
      const by = JSON.stringify(caller);
      // A program that asks every few seconds is put down once.
      if (told.by !== by || Math.abs(now() - told.atMs) > TOLD_AGAIN_MS)
        records.audit.note({ kind: "settings_exported", ...caller, words: "The settings were read as a whole." });
      told = { by, atMs: now() };
      const { rev, config } = record.current;
      reply.header("etag", `"${rev}"`);
      return config;
    },
  };
}

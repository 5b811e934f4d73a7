import type { FastifyRequest } from "fastify";
import { HOUR_MS } from "../../../src/model/units/durations.ts";
import type { ApiCall, CallNote } from "../ApiCall.ts";
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
      return { answer: config, note: exported(request, "The settings were read as a whole.") };
    },
  };
}

/**
 * The note of somebody who reads the text of all settings: with the console's looks at differences, which are put down
 * once an hour.
 */
export function wholeRead(request: FastifyRequest, words: string): CallNote {
  if (request.headers["x-sluice-console"] !== undefined) {
    const key = `console ${JSON.stringify(readCaller(request))}`;
    const limit = { key, most: 1, quietMs: HOUR_MS, longestMs: HOUR_MS };
    return { words: "The configuration was read in the console.", limit };
  }
  return exported(request, words);
}

/** A program that asks every few seconds is put down once, and each hour how often it asked. */
function exported(request: FastifyRequest, words: string): CallNote {
  const key = `whole ${words} ${JSON.stringify(readCaller(request))}`;
  const begin = words.replace(/\.$/, "");
  const tellMore = (more: number) => ({ words: more === 1 ? `${begin}, once more.` : `${begin}, ${more} more times.` });
  return { words, limit: { key, most: 1, quietMs: QUIET_MS, longestMs: HOUR_MS, tellMore } };
}

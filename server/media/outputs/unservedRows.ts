import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { OutputRow } from "./OutputRow.ts";
import { protocolWords } from "./protocolWords.ts";

/** Protocols of the specification that this server does not speak: their addresses say so. */
export const unservedRows: readonly OutputRow[] = [
  unserved("mss", /^\/(?<name>.+)\.isml\/manifest$/i),
  unserved("hds", /^\/(?<name>.+)\/manifest\.f4m$/),
  unserved("m4f", /^\/(?<name>.+)\/(?:manifest\.)?m4f$/),
  unserved("m4s", /^\/(?<name>.+)\/(?:manifest\.)?m4s$/),
];

function unserved(protocol: keyof Protocols, pattern: RegExp): OutputRow {
  return {
    pattern,
    protocol,
    async handle({ reply }) {
      const message = `This server does not play over ${protocolWords[protocol]}. Use HLS, DASH or MPEG-TS.`;
      return reply.code(501).send({ error: "not_implemented", message });
    },
  };
}

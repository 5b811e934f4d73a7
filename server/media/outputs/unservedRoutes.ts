import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { MediaRoute } from "../MediaRoute.ts";
import type { MediaContext } from "../MediaPart.ts";
import { openHeaders } from "./openHeaders.ts";
import { refuseWhenOff } from "./outputRoute.ts";
import { protocolWords } from "./protocolWords.ts";

/** Protocols of the specification that this server does not speak: their addresses say so. */
export function unservedRoutes({ streams }: Pick<MediaContext, "streams">): readonly MediaRoute[] {
  const unserved = (protocol: keyof Protocols, pattern: RegExp): MediaRoute => ({
    method: "GET",
    shows: "nothing",
    pattern,
    async handle(_request, reply, { name = "" }) {
      const stream = streams.find(name);
      if (!stream) return undefined;
      refuseWhenOff(stream, protocol);
      const message = `This server does not play over ${protocolWords[protocol]}. Use HLS, DASH or MPEG-TS.`;
      return reply.headers(openHeaders).code(501).send({ error: "not_implemented", message });
    },
  });
  return [
    unserved("mss", /^\/(?<name>.+)\.isml\/manifest$/i),
    unserved("hds", /^\/(?<name>.+)\/manifest\.f4m$/),
    unserved("m4f", /^\/(?<name>.+)\/(?:manifest\.)?m4f$/),
    unserved("m4s", /^\/(?<name>.+)\/(?:manifest\.)?m4s$/),
  ];
}

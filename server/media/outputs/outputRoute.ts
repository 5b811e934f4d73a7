import { ServerError } from "../../ServerError.ts";
import type { MediaRoute } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import { configuredStream } from "./configuredStream.ts";
import { isProtocolOn } from "../../../src/model/status/isProtocolOn.ts";
import { openHeaders } from "./openHeaders.ts";
import type { OutputRow } from "./OutputRow.ts";
import { protocolWords } from "./protocolWords.ts";

/** Makes a row of addresses one that can be mounted: finds the stream, and refuses what is switched off. */
export function outputRoute({ streams, config }: MediaContext, { pattern, protocol, enter }: OutputRow): MediaRoute {
  return {
    method: "GET",
    shows: "media",
    pattern,
    async enter(request, reply, groups) {
      const { name = "" } = groups;
      const stream = streams.find(name);
      const isDisabled = stream?.config.disabled ?? configuredStream(config(), name)?.disabled ?? false;
      // A file or a location may have the same form of address: the next row knows.
      if (!stream && !isDisabled) return undefined;
      void reply.headers(openHeaders);
      if (!stream || isDisabled) throw new ServerError("not_found", `The stream ${name} is switched off.`);
      refuseWhenOff(stream, protocol);
      const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
      return enter({ request, reply, stream, groups, query, token: query.get("token") ?? undefined });
    },
  };
}

/** @throws ServerError `forbidden` where a stream is not played over a protocol */
export function refuseWhenOff({ name, config: { protocols } }: RunningStream, protocol: OutputRow["protocol"]): void {
  if (protocol === undefined || isProtocolOn(protocols, protocol)) return;
  throw new ServerError("forbidden", `${protocolWords[protocol]} is switched off for the stream ${name}.`);
}

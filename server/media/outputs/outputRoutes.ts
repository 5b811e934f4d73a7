import type { Server } from "../../../src/generated/types/Server.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import {
  hasPortFor,
  isProtocolOn,
  protocolInFull,
  protocolName,
  protocolNames,
  protocols,
  servedProtocols,
} from "../../../src/model/stream/protocols.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { MediaRoute } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { openHeaders } from "./mediaAnswers.ts";
import type { OutputRow } from "./OutputRow.ts";

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

/** Protocols of the specification that this server does not speak: their addresses say so. */
export function unservedRoutes({ streams, config }: Pick<MediaContext, "streams" | "config">): readonly MediaRoute[] {
  return protocolNames.flatMap((protocol): readonly MediaRoute[] => {
    const { unservedAt: pattern } = protocols[protocol];
    if (pattern === undefined) return [];
    return [
      {
        method: "GET",
        shows: "nothing",
        pattern,
        async handle(_request, reply, { name = "" }) {
          const stream = streams.find(name);
          if (!stream) return undefined;
          refuseWhenOff(stream, protocol);
          const message = `This server does not play over ${protocolInFull(protocol)}.${otherWays(stream, config())}`;
          return reply.headers(openHeaders).code(501).send({ error: "not_implemented", message });
        },
      },
    ];
  });
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a stream is played over instead. */
function otherWays({ config: { protocols: switches } }: RunningStream, server: Server): string {
  const names = servedProtocols("streams").filter((name) => isProtocolOn(switches, name) && hasPortFor(name, server));
  return names.length === 0 ? "" : ` Use ${oneOf.format(names.map(protocolName))}.`;
}

/** A stream as it stands in the config; names that every object answers to are none of them. */
export function configuredStream({ streams = {} }: Server, name: string): Stream | undefined {
  return Object.hasOwn(streams, name) ? streams[name] : undefined;
}

/** @throws ServerError `forbidden` where a stream is not played over a protocol */
function refuseWhenOff({ name, config }: RunningStream, protocol: string | undefined): void {
  if (protocol === undefined || isProtocolOn(config.protocols, protocol)) return;
  throw new ServerError("forbidden", `${protocolInFull(protocol)} is switched off for the stream ${name}.`);
}

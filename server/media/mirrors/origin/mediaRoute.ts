import { ServerError } from "../../../ServerError.ts";
import type { MediaRoute } from "../../MediaRoute.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { ClusterDoor } from "../proof/ClusterDoor.ts";
import { admitRequest } from "./admitRequest.ts";
import { isOffered } from "./isOffered.ts";
import { originPaths } from "./originPaths.ts";
import type { PeerPlayers } from "./PeerPlayers.ts";

/** `GET /.well-known/sluice/streams/NAME.ts`: a stream as MPEG-TS for a server that mirrors it. */
export function mediaRoute(
  { streams }: Pick<MediaContext, "streams">,
  door: ClusterDoor,
  players: PeerPlayers,
): MediaRoute {
  return {
    method: "GET",
    shows: "media",
    pattern: originPaths.mediaPattern,
    async enter(request, reply, groups) {
      const key = admitRequest(door, request);
      const { name = "" } = groups;
      const stream = streams.find(name);
      if (!stream || !isOffered(stream)) throw new ServerError("not_found", `No stream ${name} may be mirrored.`);
      refuseStale(stream);
      void reply.header("cache-control", "no-store");
      return players.enter({ request, reply, stream, groups, query: new URLSearchParams(), token: undefined }, key);
    },
  };
}

/** What is left of a stream that has lost its source is no picture: the mirror would take it for one, again and again. */
function refuseStale({ name, isAlive, renditions }: RunningStream): void {
  const isStale = !isAlive && (renditions[0]?.segments.length ?? 0) > 0;
  if (isStale) throw new ServerError("unavailable", `The stream ${name} has no picture now.`);
}

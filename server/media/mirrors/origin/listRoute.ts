import { hostname } from "node:os";
import type { MediaRoute } from "../../http/MediaRoute.ts";
import type { MediaContext } from "../../MediaContext.ts";
import type { ClusterDoor } from "../proof/ClusterDoor.ts";
import { admitRequest } from "./admitRequest.ts";
import { isOffered } from "./isOffered.ts";
import { originPaths } from "./originPaths.ts";

/** `GET /.well-known/sluice/streams`: names of the streams that another server may mirror. */
export function listRoute({ streams }: Pick<MediaContext, "streams">, door: ClusterDoor): MediaRoute {
  return {
    method: "GET",
    shows: "peers",
    pattern: originPaths.listPattern,
    async handle(request, reply) {
      admitRequest(door, request);
      const offered = [...streams.all].filter(isOffered).map(({ name }) => ({ name }));
      return reply.header("cache-control", "no-store").send({ hostname: hostname(), streams: offered });
    },
  };
}

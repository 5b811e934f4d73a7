import { hostname } from "node:os";
import type { MediaRoute } from "../../MediaRoute.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { ClusterDoor } from "../proof/ClusterDoor.ts";
import { isOfferedTo, type MirrorPath } from "../MirrorPath.ts";
import { admitRequest } from "./admitRequest.ts";
import { isOffered } from "./isOffered.ts";
import { originPaths } from "./originPaths.ts";

/** This server as a link between others. */
export interface MirrorLink {
  /** Its name in the paths of streams; another one after each start. */
  readonly id: string;
  /** How a stream has come here. */
  pathOf(name: string): MirrorPath;
  /** Which names a stream had until a while ago. */
  formerNamesOf(name: string): readonly string[];
}

/**
 * `GET /.well-known/sluice/streams?for=ID`: names of the streams that the server ID may mirror, and the way of those that
 * are mirrored here: `{hostname, id, streams: [{name, via?: [ID, ...], formerly?: [NAME, ...]}]}`.
 */
export function listRoute({ streams }: Pick<MediaContext, "streams">, door: ClusterDoor, link: MirrorLink): MediaRoute {
  return {
    method: "GET",
    shows: "peers",
    pattern: originPaths.listPattern,
    async handle(request, reply) {
      admitRequest(door, request);
      const asker = new URLSearchParams(request.url.split("?")[1]).get("for") ?? undefined;
      const offered = [...streams.all].filter(isOffered).flatMap(({ name, place }) => {
        const via = place[0] === "sources" ? link.pathOf(name) : [];
        if (!isOfferedTo(asker, via)) return [];
        const formerly = link.formerNamesOf(name);
        return [{ name, ...(via.length > 0 ? { via } : {}), ...(formerly.length > 0 ? { formerly } : {}) }];
      });
      return reply.header("cache-control", "no-store").send({ hostname: hostname(), id: link.id, streams: offered });
    },
  };
}

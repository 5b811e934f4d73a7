import type { FastifyInstance } from "fastify";
import { admitRequest, type ClusterGuard } from "./clusterProof.ts";
import { writeStreams } from "./clusterStreams.ts";
import type { OwnServer } from "./OwnServer.ts";

const ROOT = "/.well-known/sluice/server";

/** Where servers of a cluster find what others tell of themselves, at the ports of their media. */
export const clusterPaths = { server: ROOT, streams: `${ROOT}/streams`, settings: `${ROOT}/settings` } as const;

/**
 * For servers that prove that they know the cluster key (decision 16), and for nobody else: `GET .../server` the figures
 * `{hostname, version, uptime, ...}`, `GET .../server/streams` `{streams: [[name, flags, kbit/s, clients, ms, digest?]]}`,
 * `GET .../server/settings?name=NAME` `{rev, settings}` with digests in the place of secrets.
 */
export function serveCluster(app: FastifyInstance, guard: ClusterGuard, own: OwnServer): void {
  const serve = (path: string, answer: (query: URLSearchParams) => unknown): void => {
    app.get(path, { config: { isForPeers: true } }, async (request, reply) => {
      admitRequest(guard, request);
      return reply
        .header("cache-control", "no-store")
        .send(await answer(new URLSearchParams(request.url.split("?")[1])));
    });
  };
  serve(clusterPaths.server, () => {
    const { name, ...figures } = own.figures;
    return { hostname: name, ...figures };
  });
  serve(clusterPaths.streams, async () => ({ streams: writeStreams(await own.streams()) }));
  serve(clusterPaths.settings, (query) => ({
    rev: own.rev,
    settings: own.shown(query.get("name") ?? "") ?? null,
  }));
}

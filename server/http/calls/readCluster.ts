import type { ApiCall } from "../ApiCall.ts";
import { readParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/cluster_servers`: the servers of the cluster by name, this one first; with `?ingest=true` which of
 * them run which streams, `?server=NAME` the streams of one, `?sources=true` the mirrors. Beyond the specification:
 * `?drift=true` streams that servers have with other settings than others, `?settings=NAME` those of one stream.
 */
export function readCluster({ cluster }: Pick<ServerContext, "cluster">): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/cluster_servers",
    handle: (request) => {
      const asked = (name: string): string | undefined => readParameter(request, name, "query");
      const [server, settings] = [asked("server"), asked("settings")];
      if (asked("ingest") === "true") return cluster.ingest();
      if (asked("sources") === "true") return cluster.sources;
      if (asked("drift") === "true") return cluster.drift();
      if (server !== undefined && server !== "") return cluster.streamsAt(server);
      if (settings !== undefined && settings !== "") return cluster.settingsOf(settings);
      return cluster.servers();
    },
  };
}

import type { ClusterServer } from "../../generated/types/ClusterServer.ts";
import type { Sorting } from "../media/mediaSorting.ts";
import { compare, naturalKey } from "../naturalOrder.ts";

/** The columns that servers are told in, as the specification names them. */
export const serverColumns = [
  "name",
  "cpu_usage",
  "memory_usage",
  "client_count",
  "stream_count",
  "input_bitrate",
  "output_bitrate",
  "bandwidth_usage",
  "version",
  "uptime",
  "fetch_delay",
] as const;
export type ServerColumn = (typeof serverColumns)[number];

/** Figures that are older say nothing of this moment. Pages ask each 3 s. */
const STALE_MS = 10_000;

/** `silent`: it never told anything; `stale`: it has, and does not answer now. */
export type ServerState = "fresh" | "stale" | "silent";

export function serverState({ fetch_delay: delay, error }: ClusterServer): ServerState {
  if (delay === undefined) return "silent";
  return error !== undefined || delay > STALE_MS ? "stale" : "fresh";
}

/** Servers by a column; those that do not tell it stand last, whichever way. */
export function sortServers(
  servers: readonly ClusterServer[],
  sorting: Sorting<ServerColumn> | undefined,
): readonly ClusterServer[] {
  if (sorting === undefined) return servers;
  const sign = sorting.direction === "ascending" ? 1 : -1;
  return servers.toSorted((one, other) => {
    const [before, after] = [sortValue(one, sorting.key), sortValue(other, sorting.key)];
    if (before === undefined || after === undefined) return Number(before === undefined) - Number(after === undefined);
    return sign * compare(before, after);
  });
}

function sortValue(server: ClusterServer, key: ServerColumn): string | number | undefined {
  const value = server[key];
  return typeof value === "string" ? naturalKey(value) : value;
}

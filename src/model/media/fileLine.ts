import type { JsonObject } from "../Json.ts";
import type { StreamSummary } from "../status/streamSummary.ts";
import { fileStatus } from "./fileStatus.ts";

/** What the row of an open file shows. */
export interface FileLine {
  readonly summary: StreamSummary;
  readonly workers: string;
}

export function fileLine(file: JsonObject, vod: JsonObject): FileLine {
  const { text: status, short } = fileStatus(vod);
  const { client_count: clients, worker_count: workers, url } = file;
  return {
    summary: {
      dot: short,
      status,
      clients: countOf(clients),
      bitrate: "",
      runtime: "",
      source: typeof url === "string" ? url : "",
      agent: undefined,
    },
    workers: countOf(workers),
  };
}

function countOf(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en") : "";
}

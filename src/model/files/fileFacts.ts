import type { JsonObject } from "../Json.ts";
import { formatBytes } from "../units/formatBytes.ts";

interface FileFacts {
  readonly clients: string;
  readonly workers: string;
  readonly read: string;
  readonly sent: string;
}

/** What the server tells of a file while somebody watches it, in words; undefined else. */
export function fileFacts(file: JsonObject): FileFacts | undefined {
  const { client_count: clients, worker_count: workers, bytes_in: read, bytes_out: sent } = file;
  if (typeof clients !== "number") return undefined;
  return {
    clients: clients.toFixed(),
    workers: numberOf(workers).toFixed(),
    read: formatBytes(numberOf(read)),
    sent: formatBytes(numberOf(sent)),
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

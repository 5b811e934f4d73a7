import type { Ingest } from "../../generated/types/Ingest.ts";

/** What a stream does on a server; undefined: it is not there. */
export type IngestState = "runs" | "idle" | undefined;

/** A stream against the servers, in the order of the columns. */
export interface IngestRow {
  readonly name: string;
  readonly states: readonly IngestState[];
  /** Servers that run it. */
  readonly count: number;
}

/** `several`: two servers or more run it; `nowhere`: none does. */
export type IngestFilter = "several" | "nowhere";

/** The rows of the matrix. @param servers names of the columns */
export function ingestRows({ streams }: Pick<Ingest, "streams">, servers: readonly string[]): readonly IngestRow[] {
  const columnOf = new Map(servers.map((name, column) => [name, column]));
  return streams.map(({ name, running_at: running, idle_at: idle = [] }) => {
    const states: IngestState[] = servers.map(() => undefined);
    mark(states, idle, "idle", columnOf);
    mark(states, running, "runs", columnOf);
    return { name, states, count: running.length };
  });
}

function mark(
  states: IngestState[],
  servers: readonly string[],
  state: IngestState,
  columnOf: ReadonlyMap<string, number>,
): void {
  for (const server of servers) {
    const column = columnOf.get(server);
    if (column !== undefined) states[column] = state;
  }
}

export function filterIngest(
  rows: readonly IngestRow[],
  { search, filter }: { readonly search: string; readonly filter: IngestFilter | undefined },
): readonly IngestRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(({ name, count }) => {
    if (filter === "several" && count < 2) return false;
    if (filter === "nowhere" && count > 0) return false;
    return wanted === "" || name.toLowerCase().includes(wanted);
  });
}

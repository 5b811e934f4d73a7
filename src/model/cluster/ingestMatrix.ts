import type { Ingest } from "../../generated/types/Ingest.ts";

/** What a stream does on a server; `unknown`: it was there when the server answered last, or that server never answered; undefined: it is not there. */
export type IngestState = "runs" | "idle" | "unknown" | undefined;

/** A stream against the servers, in the order of the columns. */
export interface IngestRow {
  readonly name: string;
  readonly states: readonly IngestState[];
  /** Servers that run it. */
  readonly count: number;
}

/** `several`: two servers or more run it; `nowhere`: none does. */
export type IngestFilter = "several" | "nowhere";

/** What was told last of which streams run where, with rows that stay the same objects as long as they say the same. */
export class IngestMemory {
  #rows = new Map<string, IngestRow>();
  #servers: readonly string[] = [];

  /** @returns the rows by name, and the names of the columns */
  take({ streams, servers: states }: Ingest): {
    readonly rows: readonly IngestRow[];
    readonly servers: readonly string[];
  } {
    // A server may tell nothing but where streams run.
    const named = states === undefined ? streams.flatMap(({ running_at: at }) => at) : Object.keys(states);
    const servers = [...new Set(named)];
    if (!isSame(servers, this.#servers)) {
      this.#servers = servers;
      this.#rows.clear();
    }
    const columnOf = new Map(this.#servers.map((name, column) => [name, column]));
    const silent = Object.entries(states ?? {}).flatMap(([name, { error, fetch_delay: delay }]) =>
      error !== undefined && delay === undefined ? [name] : [],
    );
    const rows = streams.map((stream) => {
      const row = rowOf(stream, columnOf, silent);
      const before = this.#rows.get(row.name);
      return before !== undefined && isSame(before.states, row.states) ? before : row;
    });
    this.#rows = new Map(rows.map((row) => [row.name, row]));
    return { rows, servers: this.#servers };
  }
}

function rowOf(
  { name, running_at: running, idle_at: idle = [], unknown_at: unknown = [] }: Ingest["streams"][number],
  columnOf: ReadonlyMap<string, number>,
  silent: readonly string[],
): IngestRow {
  const states = Array.from<IngestState>({ length: columnOf.size });
  mark(states, silent, "unknown", columnOf);
  mark(states, idle, "idle", columnOf);
  mark(states, unknown, "unknown", columnOf);
  mark(states, running, "runs", columnOf);
  return { name, states, count: running.length };
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
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

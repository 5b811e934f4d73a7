import type { Product } from "../../dereference.ts";
import type { ConfContext, ConfTable } from "../../contracts/ConfTable.ts";
import { buildContext } from "./confContext.ts";

/** The raw-config language of a product: its root is the schema named `server`, whose properties hold the collections. */
export function buildConfTable(product: Product): ConfTable {
  const server = product.schemas.find(({ name, folder }) => name === "server" && folder === "config");
  if (server === undefined) {
    throw new Error("schemas/config/server.json is missing: the raw config has no root without it. Add that schema.");
  }
  const pool = new ContextPool();
  const root = buildContext(server.schema, "server", { isMapItem: false }, pool);
  return { root, contexts: pool.all() };
}

/** The contexts of the table by name; equal ones (the DVR of a stream and of a location) are kept once. */
export class ContextPool {
  private readonly names = new Map<string, string>();
  private readonly contexts = new Map<string, ConfContext>();

  add(wanted: string, context: ConfContext): string {
    const content = JSON.stringify(context);
    const known = this.names.get(content);
    if (known !== undefined) return known;
    let name = wanted;
    for (let count = 2; this.contexts.has(name); count++) name = `${wanted}-${count}`;
    this.names.set(content, name);
    this.contexts.set(name, context);
    return name;
  }

  all(): Record<string, ConfContext> {
    return Object.fromEntries([...this.contexts].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

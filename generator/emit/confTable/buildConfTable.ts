import type { Product } from "../../Product.ts";
import type { ConfTable } from "../../shapes/ConfTable.ts";
import { buildContext } from "./buildContext.ts";
import { ContextPool } from "./ContextPool.ts";

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

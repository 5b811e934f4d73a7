import { formatMediaNames } from "../model/names/formatMediaNames.ts";

/** Address of an item page: each name encoded on its own, several joined by a plus for multi-edit. */
export function itemAddress(kind: string, names: readonly string[], page = ""): string {
  return `/${kind}/${formatMediaNames(names)}${page === "" ? "" : `/${page}`}`;
}

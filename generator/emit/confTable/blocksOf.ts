import type { ConfBlock } from "../../shapes/ConfTable.ts";
import type { SchemaNode } from "../../SchemaNode.ts";
import { confOf } from "./confOf.ts";
import { isNode } from "./isNode.ts";

/** The words that open an entity's block, as its root says; undefined for a part without words of its own. */
export function blocksOf(node: SchemaNode): readonly ConfBlock[] | undefined {
  return confOf(node).blocks?.flatMap((block) => {
    const { word, sets, alias } = block;
    if (typeof word !== "string") return [];
    return [{ word, ...(isNode(sets) ? { sets } : {}), ...(alias === true ? { alias: true as const } : {}) }];
  });
}

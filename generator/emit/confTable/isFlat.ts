import type { SchemaNode } from "../../SchemaNode.ts";
import { confTypesOf } from "./confTypesOf.ts";
import { mergeBranches } from "./mergeBranches.ts";

/** Whether an object holds scalars and lists of scalars only, so that it can stand in one statement. */
export function isFlat(node: SchemaNode): boolean {
  return Object.values(node.properties ?? {}).every((property) => {
    const merged = mergeBranches(property);
    const types = confTypesOf(merged);
    if (types.has("object")) return false;
    if (!types.has("array") || merged.items === undefined) return true;
    const items = confTypesOf(mergeBranches(merged.items));
    return !items.has("object") && !items.has("array");
  });
}

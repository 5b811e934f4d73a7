import type { ConfBlock } from "../../../generated/shapes/ConfTable.ts";
import type { JsonObject } from "../../Json.ts";

/** The word an entity's block opens with: the first whose settings the entity has; absent ones are the first word's. */
export function wordOfBlock(blocks: readonly ConfBlock[] | undefined, value: JsonObject, otherwise: string): string {
  const fitting = blocks?.find(
    ({ sets, alias }) =>
      alias !== true &&
      Object.entries(sets ?? {}).every(([name, said]) => value[name] === undefined || value[name] === said),
  );
  return fitting?.word ?? otherwise;
}

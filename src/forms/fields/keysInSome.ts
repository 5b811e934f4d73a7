import { pathOf } from "../../model/path/pathOf.ts";
import type { FieldSelection } from "../FieldSelection.ts";

/** In multi-edit: keys of a map that some of the entities have and others do not, or that differ in all of them. */
export function keysInSome(pointer: string, selection: FieldSelection | undefined): readonly string[] {
  const depth = pathOf(pointer).length;
  return Object.entries(selection?.fields ?? {}).flatMap(([at, { values }]) => {
    const key = values > 1 && at.startsWith(`${pointer}/`) ? pathOf(at)[depth] : undefined;
    return key === undefined ? [] : [key];
  });
}

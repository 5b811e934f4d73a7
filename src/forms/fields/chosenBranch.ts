import type { Json } from "../../model/Json.ts";
import { deepEqual } from "../../model/patch/deepEqual.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Union } from "./Union.ts";

/** The branch a value belongs to: by its tag, else the first that it fits, else the first of its type. */
export function chosenBranch(
  union: Union,
  value: Json | undefined,
  fits: (schema: object) => boolean,
): number | undefined {
  if (value === undefined || value === null) return undefined;
  const index = union.tag === undefined ? byShape(union, value, fits) : byTag(union, value);
  return index < 0 ? undefined : index;
}

function byTag({ branches, tag = "" }: Union, value: Json): number {
  return isPlainObject(value) ? branches.findIndex(({ tagValue }) => deepEqual(tagValue, value[tag])) : -1;
}

function byShape({ branches }: Union, value: Json, fits: (schema: object) => boolean): number {
  const fitting = branches.findIndex(({ schema }) => fits(schema));
  if (fitting >= 0) return fitting;
  const type = Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
  return branches.findIndex(({ schema }) => schema["type"] === type);
}

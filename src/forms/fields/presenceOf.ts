import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { FieldSelection } from "../FieldSelection.ts";
import type { Field } from "../rjsf/Field.ts";

/** Whether an object is there; in multi-edit it may be so in some of the entities only. */
export function presenceOf({ value, path }: Field, selection: FieldSelection | undefined): "on" | "off" | "some" {
  const values = selection?.entities?.map((entity) => valueAt(entity, path)) ?? [value];
  if (values.every(isPlainObject)) return "on";
  return values.some(isPlainObject) ? "some" : "off";
}

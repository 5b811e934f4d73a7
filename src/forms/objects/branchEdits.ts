import { isPlainObject, type Json } from "../../model/Json.ts";
import { parsePointer, valueAt } from "../../model/configPath.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import type { Edit } from "../session/formEdits.ts";
import { clearedBy } from "../fields/scalarEdits.ts";
import type { Branch, Union } from "./unionBranches.ts";

/**
 * What choosing a branch changes: every key of the former one is cleared, one edit each, so that a patch deletes them
 * [S239], and so is what the schema names besides (`whenChanged`); then the tag is set. What the schema says beside the
 * union stays. In multi-edit each of the entities may hold any key of any branch.
 */
export function branchEdits(
  union: Union,
  field: Field,
  next: number | undefined,
  session: FormSession,
): readonly Edit[] {
  const { path } = field;
  const branch = next === undefined ? undefined : union.branches[next];
  const cleared = besides(field, branch && chosenValue(union, branch), session);
  if (!branch) return [{ path, value: undefined }, ...cleared];
  const isBegun = union.tag !== undefined || isPlainObject(field.value);
  if (!isBegun || !branch.isObject) return [{ path, value: startOf(branch.schema) }, ...cleared];
  const keys = keysOf(union, field, session).filter((key) => key !== union.tag);
  return [
    ...keys.map((key) => ({ path: [...path, key], value: undefined })),
    ...cleared,
    ...(union.tag === undefined ? [] : [{ path: [...path, union.tag], value: branch.tagValue }]),
  ];
}

/** Keys that belong to a branch. Beside a tag these are all that the schema does not describe for every branch. */
function keysOf(union: Union, { value, schema, pointer }: Field, { latest }: FormSession): readonly string[] {
  const shared = new Set(isPlainObject(schema["properties"]) ? Object.keys(schema["properties"]) : []);
  const known = new Set(union.branches.flatMap(({ properties }) => properties));
  const held = isPlainObject(value) ? Object.keys(value) : [];
  const { selection } = latest;
  const differing = Object.keys(selection?.fields ?? {}).flatMap((at) =>
    at.startsWith(`${pointer}/`) ? (parsePointer(at.slice(pointer.length))[0] ?? []) : [],
  );
  const all = new Set([...held, ...(selection ? [...known, ...differing] : [])]);
  return [...all].filter((key) => !shared.has(key) && (union.tag !== undefined || known.has(key)));
}

function besides(field: Field, next: Json | undefined, session: FormSession): readonly Edit[] {
  const { entity, latest } = session;
  const paths = clearedBy(field, next, session);
  const held = paths.filter((path) => latest.selection !== undefined || valueAt(entity, path) !== undefined);
  return held.map((path) => ({ path, value: undefined }));
}

/** What there is of a branch once it is chosen. */
function chosenValue({ tag }: Union, { schema, tagValue }: Branch): Json | undefined {
  return tag === undefined || tagValue === undefined ? startOf(schema) : { [tag]: tagValue };
}

/** What a value of another shape starts with. */
function startOf(schema: Field["schema"]): Json | undefined {
  if (schema["const"] !== undefined) return schema["const"] as Json; // A constant of a schema is a JSON value.
  if (schema["type"] === "boolean") return true;
  if (schema["type"] === "array") return [];
  return schema["type"] === "object" ? {} : undefined;
}

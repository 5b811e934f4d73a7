import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";
import type { Edit } from "../session/Edit.ts";
import type { Union } from "./Union.ts";

/**
 * What choosing a branch changes: every key of the other branches is cleared, one edit each, so that a patch deletes
 * them [S239]; then the tag is set. What the schema says beside the union stays.
 */
export function branchEdits(union: Union, { path, value, schema }: Field, next: number | undefined): readonly Edit[] {
  const branch = next === undefined ? undefined : union.branches[next];
  if (!branch) return [{ path, value: undefined }];
  const before = isPlainObject(value) ? value : undefined;
  if (!before && union.tag === undefined) return [{ path, value: startOf(branch.schema) }];
  const shared = isPlainObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  const own = new Set(union.branches.flatMap(({ properties }) => properties).filter((name) => !shared.includes(name)));
  const cleared = Object.keys(before ?? {}).filter((key) => own.has(key) && key !== union.tag);
  if (!branch.isObject) return [{ path, value: startOf(branch.schema) }];
  const edits: Edit[] = cleared.map((key) => ({ path: [...path, key], value: undefined }));
  if (union.tag !== undefined) edits.push({ path: [...path, union.tag], value: branch.tagValue });
  return edits;
}

/** What a value of another shape starts with. */
function startOf(schema: Field["schema"]): Json | undefined {
  if (schema["const"] !== undefined) return schema["const"] as Json; // A constant of a schema is a JSON value.
  if (schema["type"] === "boolean") return true;
  if (schema["type"] === "array") return [];
  return schema["type"] === "object" ? {} : undefined;
}

import type { CollectionSetting, Comparison, Likeness } from "../contracts/CrossCheck.ts";
import { pointerSegments } from "../jsonPointer.ts";
import { isNode, type SchemaNode } from "./schemaNode.ts";

/** One check across settings; schemas/meta/x-checks.json says what each part means and refuses anything else. */
export interface CheckAnnotation {
  readonly rule: RuleAnnotation;
  readonly message?: string;
  readonly at?: string;
}

/** Exactly one of these. */
export interface RuleAnnotation {
  readonly compare?: readonly [string, Comparison, string];
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
  readonly atLeastOne?: readonly string[];
  readonly sum?: readonly [string, Comparison, number | string];
  readonly unique?: { readonly in?: string; readonly by?: readonly string[] };
  readonly unlike?: { readonly setting: string; readonly in: readonly string[]; readonly as?: Likeness };
}

/** The `x-checks` of an object: `checkAnnotations` has held every file against schemas/meta before. */
export function checksOf(node: SchemaNode): readonly CheckAnnotation[] {
  return (node["x-checks"] ?? []) as readonly CheckAnnotation[];
}

/** A path of `x-checks` in segments: `size/width`. */
export function settingPath(path: string): readonly string[] {
  return pointerSegments(`/${path}`);
}

// A block comment would end at the star.
// `streams/*/dvr/root`: the collection, and the setting below each of its entities.
export function collectionSetting(path: string): CollectionSetting {
  const [collection = "", , ...rest] = settingPath(path);
  return { collection, path: rest };
}

/** The schema of a setting named from an object, whichever branch has it; undefined where there is none. */
export function settingAt(object: SchemaNode, path: readonly string[]): SchemaNode | undefined {
  let found: readonly SchemaNode[] = [object];
  for (const segment of path) found = found.flatMap((node) => alternatives(node).flatMap((one) => below(one, segment)));
  return found[0];
}

/** A node and every branch that may describe the same value. */
export function alternatives(node: SchemaNode): readonly SchemaNode[] {
  const branches = [node.oneOf, node.anyOf, node["allOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  return [node, ...branches.filter(isNode).flatMap(alternatives)];
}

function below({ properties, items, additionalProperties }: SchemaNode, segment: string): readonly SchemaNode[] {
  if (segment === "*") return [items, additionalProperties].filter(isNode);
  const own = properties && Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  return own === undefined ? [] : [own];
}

import type { FormDescriptor, UiNode } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject } from "../../model/Json.ts";
import { type ConfigPath, parsePointer } from "../../model/configPath.ts";

/** A schema and how it is drawn. */
interface Drawn {
  readonly schema: JsonSchema;
  readonly uiNode: UiNode;
}

/** By root schema, which every field knows: what RJSF hands through beside it is compared deeply at each render. */
const recursive = new WeakMap<object, FormDescriptor>();

/** Makes the places of a form known that contain themselves; without any there is nothing to do. */
export function keepRecursions(form: FormDescriptor): void {
  if (form.schema["definitions"] !== undefined) recursive.set(form.schema, form);
}

/**
 * The next level of what contains itself: where a child is a place of the form that comes again (`x-recurs`,
 * `ui:recurs`), it is put in. One level at a time, as each is drawn when it is opened.
 */
export function unfold({ schema, uiNode }: Drawn, root: object): Drawn {
  const form = recursive.get(root);
  if (form === undefined) return { schema, uiNode };
  const known = unfolded.get(schema);
  if (known?.from === uiNode) return known.to;
  const to = { schema: unfoldSchema(schema, form), uiNode: unfoldUi(uiNode, form) };
  unfolded.set(schema, { from: uiNode, to });
  return to;
}

/** Fields are memoized by the identity of what they are given. */
const unfolded = new WeakMap<JsonSchema, { readonly from: UiNode; readonly to: Drawn }>();

function unfoldSchema(schema: JsonSchema, form: FormDescriptor): JsonSchema {
  const child = (one: unknown) => putIn(one, form);
  const { properties, items, additionalProperties, oneOf, anyOf } = schema;
  return {
    ...schema,
    ...(isPlainObject(properties) ? { properties: mapValues(properties, child) } : {}),
    ...(isPlainObject(items) ? { items: child(items) } : {}),
    ...(isPlainObject(additionalProperties) ? { additionalProperties: child(additionalProperties) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(child) } : {}),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(child) } : {}),
  };
}

/** A definition of the form in place of its name; words beside the name are the place's own. */
function putIn(schema: unknown, form: FormDescriptor): unknown {
  if (!isPlainObject(schema) || typeof schema["x-recurs"] !== "string") return schema;
  const definitions = form.schema["definitions"];
  const { "x-recurs": name, ...own } = schema;
  const outer = isPlainObject(definitions) ? definitions[name] : undefined;
  return isPlainObject(outer) ? { ...outer, ...own } : own;
}

function unfoldUi(node: UiNode, form: FormDescriptor): UiNode {
  const turned = Object.entries(node).map(([key, child]) => {
    if (Array.isArray(child) && (key === "oneOf" || key === "anyOf")) return [key, child.map((one) => goOn(one, form))];
    return [key, key.startsWith("ui:") ? child : goOn(child, form)];
  });
  return Object.fromEntries(turned);
}

/** The ui schema of the outer place, with the options of this one. */
function goOn(child: unknown, form: FormDescriptor): unknown {
  if (!isUiNode(child) || child["ui:recurs"] === undefined) return child;
  const { "ui:recurs": recurs, ...own } = child;
  const start = parsePointer(form.item ?? "").length;
  const outer = nodeAt(form.uiSchema, parsePointer(recurs).slice(start));
  return { ...outer, ...own, "ui:options": { ...outer?.["ui:options"], ...own["ui:options"] } };
}

function nodeAt(root: UiNode, path: ConfigPath): UiNode | undefined {
  let node: unknown = root;
  for (const segment of path) {
    if (!isUiNode(node)) return undefined;
    node = segment === "*" ? (node.items ?? node.additionalProperties) : node[segment];
  }
  return isUiNode(node) ? node : undefined;
}

/** A ui schema keeps the nodes of properties beside its own words, so their type is unknown. */
function isUiNode(value: unknown): value is UiNode {
  return isPlainObject(value);
}

function mapValues(record: Readonly<Record<string, unknown>>, turn: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, turn(value)]));
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entityReference } from "../schema/entityReference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { followReference, isNode, type SchemaNode } from "../schema/schemaNode.ts";

/** `definitions` of schemas/meta/options.json: what the options of a control are, by its name. */
export type OptionsTable = Readonly<Record<string, OptionsRow>>;

interface OptionsRow {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

const file = join(import.meta.dirname, "..", "..", "schemas", "meta", "options.json");

/** What every control takes. */
const shared = "every";

export function readOptionsTable(): OptionsTable {
  const text = readFileSync(file, "utf8");
  // A file of ours, which a test holds against this shape.
  return (JSON.parse(text) as { readonly definitions: OptionsTable }).definitions;
}

/** The schema of `x-ui.options` for one control; one without a row takes what every control does. */
export function optionsSchema(table: OptionsTable, control: string): object {
  const { required = [], properties = {} } = table[control] ?? {};
  return {
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    properties: { ...table[shared]?.properties, ...properties },
    additionalProperties: false,
  };
}

/** The part of `x-ui` that speaks of the options of a control that it names: they must be there where one is needed. */
export function controlOptions(table: OptionsTable, control: string): object {
  const isNeeded = (table[control]?.required ?? []).length > 0;
  return {
    ...(isNeeded ? { required: ["options"] } : {}),
    properties: { options: optionsSchema(table, control) },
  };
}

/** Any option of any control. */
export function everyOption(table: OptionsTable): object {
  const known = new Map<string, object[]>();
  for (const { properties } of Object.values(table)) {
    for (const [name, schema] of Object.entries(properties)) known.set(name, [...(known.get(name) ?? []), schema]);
  }
  const properties = [...known].map(([name, all]) => [name, all.length === 1 ? all[0] : { anyOf: all }] as const);
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: false };
}

/**
 * What draws a setting that names no widget, as schemas/meta/options.json calls it: `list` for a list or map, a number of
 * any unit as `number`. The form chooses by the same order (`defaultWidget`), which a test holds.
 */
export function defaultControl(raw: SchemaNode): string {
  const node = followReference(raw);
  const { ui } = readAnnotations(node);
  const type = [node.type].flat().find((one) => one !== "null");
  if (type === "object" || node.properties !== undefined) return "list";
  if (type === "array") return ui.newItem === undefined ? controlOfWords(node) : "list";
  if (ui.kinds !== undefined) return "text-variants";
  if (entityReference(node) !== undefined) return "reference";
  if (ui.options?.["choices"] !== undefined) return "choices";
  if (ui.secret === true) return "secret";
  if (node.enum ?? node.oneOf ?? node.anyOf) return "select";
  if (type === "boolean") return "switch";
  if (type === "integer" || type === "number") return node["format"] === "hhmm" ? "hhmm" : "number";
  return formats.get(node["format"]) ?? "text";
}

function controlOfWords(node: SchemaNode): string {
  if (!isOfWords(node)) return "list";
  const choices = isNode(node.items) ? (followReference(node.items).enum ?? []).filter((value) => value !== null) : [];
  return choices.length > 0 && choices.length <= mostInSight ? "checkboxes" : "tags";
}

/** As many choices of a list as are all shown. */
const mostInSight = 12;

function isOfWords({ items, prefixItems }: SchemaNode): boolean {
  if (prefixItems) return true;
  const types = isNode(items) ? [followReference(items).type].flat() : [];
  return types.every((type) => type !== "object" && type !== "array");
}

/** Formats of a text that have a control of their own. */
const formats: ReadonlyMap<unknown, string> = new Map(["hhmm", "clock", "color"].map((name) => [name, name]));

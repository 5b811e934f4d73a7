import type { SchemaNode } from "../../schema/schemaNode.ts";
import type { ConfProperty, ConfTable, ConfValue } from "../../contracts/ConfTable.ts";

/** Its statement is options after the tag, so that an example can be given without knowing the codec. */
const plainCodec = "drm";

/** A setting as the table of the raw-config language knows it: how it stands in its holder's statement. */
interface Statement {
  /** What holds it, with `…` for the rest: `input … `; empty for a statement of its own. */
  readonly before: string;
  readonly property: ConfProperty;
  /** Stands bare after the holder's word, without a name. */
  readonly isArgument: boolean;
}

/**
 * An example of the statement that sets a field, undefined for one whose text has a codec of its own.
 * @param path the field's pattern in segments, from the entity; list items and map keys are `*`
 * @param context name of the entity's context in the table
 */
export function statementExample(
  path: readonly string[],
  node: SchemaNode,
  context: string,
  table: ConfTable,
): string | undefined {
  const found = find(path, context, table, "");
  // The tag of a union stands bare, whatever its codec does with the rest.
  return (
    found &&
    write({ ...found, isArgument: found.isArgument || (found.before !== "" && node.const !== undefined) }, node)
  );
}

function find(path: readonly string[], name: string, table: ConfTable, before: string): Statement | undefined {
  const context = table.contexts[name];
  const property = context?.properties.find((one) => one.path.every((segment, index) => segment === path[index]));
  if (!context || !property) return undefined;
  const rest = path.slice(property.path.length).filter((segment) => segment !== "*");
  if (rest.length === 0)
    return { before, property, isArgument: before !== "" && context.arguments.includes(property.path.join(".")) };
  if (property.context === undefined || (property.shape === "codec" && property.codec !== plainCodec)) return undefined;
  const shape = property.shape === "repeated" ? property.item : property.shape;
  if (shape === "block") return find(rest, property.context, table, "");
  return find(rest, property.context, table, `${property.word} … `);
}

function write({ before, property, isArgument }: Statement, node: SchemaNode): string | undefined {
  const { word, shape } = property;
  if (shape === "codec" || (property.context !== undefined && property.value.types.length === 0)) return undefined;
  if (shape === "flag") return `${before}${word};`;
  const sample = sampleValue(property.value, node);
  if (before === "") return `${word} ${sample};`;
  return isArgument ? `${before.replace("… ", "")}${sample};` : `${before}${word}=${sample};`;
}

/** A value as it may stand in the raw text: the schema's own example, its default, its first choice, or a stand-in. */
function sampleValue(value: ConfValue, node: SchemaNode): string {
  if (value.secret) return "SECRET";
  const shown = [examples(node)[0], examples(node.items)[0], node.default, value.enum?.[0]].find(
    (one) => isScalar(one) && one !== "",
  );
  if (typeof shown === "number") return `${value.prefix ?? ""}${shown / (value.factor ?? 1)}`;
  if (shown !== undefined) return `${value.prefix ?? ""}${quoted(plain(shown))}`;
  return `${value.prefix ?? ""}${value.types.includes("integer") || value.types.includes("number") ? "NUMBER" : "TEXT"}`;
}

function examples(node: SchemaNode | undefined): readonly unknown[] {
  const given = node?.["examples"];
  return Array.isArray(given) ? given : [];
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function quoted(text: string): string {
  return /[\s;{}"#]/.test(text) ? JSON.stringify(text) : text;
}

/** A JSON value as a person writes it: a text without its quotes. */
export function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

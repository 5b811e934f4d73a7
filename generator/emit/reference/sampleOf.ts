import type { ConfValue } from "../../shapes/ConfTable.ts";
import type { SchemaNode } from "../../SchemaNode.ts";
import { plain } from "./plain.ts";

/** A value as it may stand in the raw text: the schema's own example, its default, its first choice, or a stand-in. */
export function sampleOf(value: ConfValue, node: SchemaNode): string {
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

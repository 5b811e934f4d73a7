import { annotationsOf } from "../../schema/annotationsOf.ts";
import type { SchemaNode } from "../../SchemaNode.ts";
import { code } from "./code.ts";
import { plain } from "./plain.ts";
import { unitWords } from "./unitWords.ts";

/** What counts while the setting is absent, as the form words it. */
export function defaultWords(node: SchemaNode): string {
  const { ui } = annotationsOf(node);
  const preset = node.default;
  if (preset === undefined) return "";
  const label = ui.enumLabels?.[plain(preset)];
  if (label !== undefined) return label;
  if (typeof preset === "boolean") return preset ? "on" : "off";
  const unit = typeof preset === "number" && ui.unit !== undefined ? ` ${unitWords[ui.unit]}` : "";
  return `${code(preset)}${unit}`;
}

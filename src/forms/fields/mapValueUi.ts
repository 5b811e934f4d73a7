import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";

/** An emptied value stays as the empty string: only its button, or an emptied key too, removes the row. */
export function mapValueUi(uiNode: UiNode, pattern: string): UiNode {
  const own = uiNode.additionalProperties;
  const options = own?.["ui:options"] ?? { pattern: `${pattern}/*` };
  // Rules for the key may stand here, where the schema has no better place for them.
  const { rewrite, ...typing } = options.typing ?? {};
  const rules = { ...typing, ...(rewrite !== undefined && rewrite !== "key-name" && { rewrite }), emptyToNull: false };
  return { ...own, "ui:options": { ...options, inline: true, typing: rules } };
}

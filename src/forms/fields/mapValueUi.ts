import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";

/** An emptied value stays as the empty string: only its button, or an emptied key too, removes the row. */
export function mapValueUi(uiNode: UiNode, pattern: string): UiNode {
  const own = uiNode.additionalProperties;
  const options = own?.["ui:options"] ?? { pattern: `${pattern}/*` };
  return { ...own, "ui:options": { ...options, inline: true, typing: { ...options.typing, emptyToNull: false } } };
}

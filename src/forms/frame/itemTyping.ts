import type { TypingRules, UiNode } from "../../generated/shapes/FormDescriptor.ts";
import type { ListItems } from "../fields/ListItems.ts";

/** The rules under which one item of a list is typed: its own, or those of the property that names it. */
export function itemTyping({ isScalar, key, uiNode }: ListItems): TypingRules | undefined {
  if (isScalar || key === undefined) return uiNode["ui:options"]?.typing;
  const named = uiNode[key] as UiNode | undefined; // The ui schema keeps nodes beside words; a property's key holds a node.
  return named?.["ui:options"]?.typing;
}

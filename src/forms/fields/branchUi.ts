import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";
import type { Union } from "./Union.ts";

/** The ui schema of the chosen branch: no frame and no field of its own, the tag left to the selector. */
export function branchUi(uiNode: UiNode, union: Union, index: number): UiNode {
  const { "ui:field": _field, "ui:widget": _widget, oneOf, anyOf, ...shared } = uiNode;
  const own = (oneOf ?? anyOf)?.[index];
  const options = own?.["ui:options"] ?? uiNode["ui:options"] ?? { pattern: "" };
  const { visible: _visible, enumLabels: _labels, ...rest } = options;
  return {
    ...shared,
    ...own,
    "ui:options": { ...rest, inline: true },
    ...(union.tag !== undefined && { [union.tag]: { "ui:widget": "hidden" } }),
  };
}

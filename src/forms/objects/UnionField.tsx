import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import type { UiNode } from "../../generated/contracts/FormDescriptor.ts";
import { GroupFrame } from "../fields/GroupFrame.tsx";
import { ChildField } from "../rjsf/ChildField.tsx";
import { readField } from "../rjsf/readField.ts";
import { useSession } from "../session/useSession.ts";
import { BranchSelector } from "./BranchSelector.tsx";
import { branchEdits } from "./branchEdits.ts";
import { chosenBranch, readUnion, type Union } from "./unionBranches.ts";

/** One of several shapes: a selector named after the tag (the DRM vendor), below it the fields of the chosen shape. */
export function UnionField(props: FieldProps) {
  const field = readField(props);
  const { value, uiNode } = field;
  const session = useSession();
  const union = readUnion(field);
  const { schemaUtils, rootSchema } = field.props.registry;
  const fits = (schema: object) => schemaUtils.getValidator().isValid(schema, value, rootSchema);
  // A shape without a tag is not told by an empty value: the choice is remembered until a value tells.
  const [remembered, setRemembered] = useState<number>();
  const found = chosenBranch(union, value, fits);
  const chosen = found ?? remembered;
  const branch = chosen === undefined ? undefined : union.branches[chosen];
  const handleChoice = (next: number | undefined) => {
    setRemembered(next);
    for (const edit of branchEdits(union, field, next, session)) session.change(edit.path, edit.value);
    session.latest.onBlur?.(field.pointer);
  };
  return (
    <GroupFrame field={field} isOuter={branch !== undefined && !branch.isEmpty && !branch.isObject}>
      <BranchSelector field={field} union={union} chosen={chosen} onChoose={handleChoice} />
      {branch && !branch.isEmpty && (
        <ChildField
          key={chosen}
          parent={field}
          schema={branch.schema}
          uiNode={branchUi(uiNode, union, chosen ?? 0)}
          value={value}
        />
      )}
    </GroupFrame>
  );
}

/** The ui schema of the chosen branch: no frame and no field of its own, the tag left to the selector. */
function branchUi(uiNode: UiNode, union: Union, index: number): UiNode {
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

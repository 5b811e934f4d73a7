import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { ChildField } from "../rjsf/ChildField.tsx";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { useSession } from "../session/useSession.ts";
import { branchEdits } from "./branchEdits.ts";
import { BranchSelector } from "./BranchSelector.tsx";
import { branchUi } from "./branchUi.ts";
import { chosenBranch } from "./chosenBranch.ts";
import { unionOf } from "./unionOf.ts";

/** One of several shapes: a selector named after the tag (the DRM vendor), below it the fields of the chosen shape. */
export function UnionField(props: FieldProps) {
  const field = fieldOf(props);
  const { value, uiNode } = field;
  const session = useSession();
  const union = unionOf(field);
  const { schemaUtils, rootSchema } = field.props.registry;
  const fits = (schema: object) => schemaUtils.getValidator().isValid(schema, value, rootSchema);
  // A shape without a tag is not told by an empty value: the choice is remembered until a value tells.
  const [picked, setPicked] = useState<number>();
  const found = chosenBranch(union, value, fits);
  const chosen = found ?? picked;
  const branch = chosen === undefined ? undefined : union.branches[chosen];
  const handleChoice = (next: number | undefined) => {
    setPicked(next);
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

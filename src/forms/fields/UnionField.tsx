import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import { Select } from "../../components/controls/Select.tsx";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { ChildField } from "../rjsf/ChildField.tsx";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { branchEdits } from "./branchEdits.ts";
import { branchUi } from "./branchUi.ts";
import { chosenBranch } from "./chosenBranch.ts";
import { unionOf } from "./unionOf.ts";

const noBranch = "none";

/** One of several shapes: a selector named after the tag (the DRM vendor), below it the fields of the chosen shape. */
export function UnionField(props: FieldProps) {
  const field = fieldOf(props);
  const { path, ui, value, uiNode } = field;
  const session = useSession();
  const state = useFieldState(path, ui);
  const union = unionOf(field);
  const { schemaUtils, rootSchema } = field.props.registry;
  const fits = (schema: object) => schemaUtils.getValidator().isValid(schema, value, rootSchema);
  // A shape without a tag is not told by an empty value: the choice is remembered until a value tells.
  const [picked, setPicked] = useState<number>();
  const found = chosenBranch(union, value, fits);
  const chosen = found ?? picked;
  const branch = chosen === undefined ? undefined : union.branches[chosen];
  const id = `${inputId(session.idPrefix, path)}-branch`;
  const options = [
    ...(field.required && branch ? [] : [{ value: noBranch, label: ui.enumLabels?.[""] ?? text("forms.notSet") }]),
    ...union.branches.map(({ label }, index) => ({ value: String(index), label })),
  ];
  const handleChange = (choice: string) => {
    const next = choice === noBranch ? undefined : Number(choice);
    setPicked(next);
    for (const edit of branchEdits(union, field, next)) session.change(edit.path, edit.value);
    session.latest.onBlur?.(field.pointer);
  };
  return (
    <GroupFrame field={field} isOuter={branch !== undefined && !branch.isEmpty && !branch.isObject}>
      <div className={fields.fieldRow}>
        <label htmlFor={id} className={fields.label}>
          {union.title}
        </label>
        <Select
          id={id}
          disabled={!state.isEnabled || state.isReadOnly}
          options={options}
          value={chosen === undefined ? noBranch : String(chosen)}
          onChange={handleChange}
        />
      </div>
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

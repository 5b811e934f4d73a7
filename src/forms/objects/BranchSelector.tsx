import { Select } from "../../components/controls/Choices.tsx";
import type { UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../../model/Json.ts";
import { formatPointer } from "../../model/configPath.ts";
import { ChangedBadge } from "../fields/FieldBadges.tsx";
import { FieldNotes } from "../fields/FieldNotes.tsx";
import { isMixed } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession } from "../session/useSession.ts";
import { toWord } from "../valueInWords.ts";
import type { Union } from "./unionBranches.ts";
import fields from "../../theme/fields.module.css";
import row from "../fields/FieldRow.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface BranchSelectorProps {
  readonly field: Field;
  readonly union: Union;
  readonly chosen: number | undefined;
  readonly onChoose: (branch: number | undefined) => void;
}

/** Which of several shapes a setting has, with what there is to say of the choice. */
export function BranchSelector({ field, union, chosen, onChoose }: BranchSelectorProps) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const tag = tagField(field, union);
  const own = useFieldState(tag.path, tag.ui);
  const id = `${inputId(session.idPrefix, field.path)}-branch`;
  // What differs, and a shape that is not known here, show as what they are and cannot be chosen.
  const strange = isMixed(own.mixed)
    ? formsText("forms.mixed", { count: own.mixed?.values ?? 0 })
    : chosen === undefined && tag.value !== undefined
      ? toWord(tag.value)
      : undefined;
  const options = [
    ...(strange === undefined ? [] : [{ value: strangeBranch, label: strange }]),
    ...(field.required && chosen !== undefined
      ? []
      : [{ value: noBranch, label: field.ui.enumLabels?.[""] ?? formsText("forms.notSet") }]),
    ...union.branches.map(({ label }, index) => ({ value: String(index), label })),
  ];
  const handleReset = () => {
    session.reset(field.path);
    // What stands elsewhere in the entity comes back with the choice that cleared it.
    const elsewhere = (field.ui.whenChanged ?? []).flatMap(({ clears }) =>
      clears.filter((name) => name.startsWith("/")),
    );
    for (const pointer of elsewhere) session.latest.onReset?.(pointer);
  };
  return (
    <div className={fields.fieldRow} data-keeps-focus>
      <label htmlFor={id} className={fields.label}>
        {union.title}
      </label>
      <div className={row.body}>
        <div className={fields.group}>
          <Select
            id={id}
            disabled={!state.isEnabled || state.isReadOnly}
            options={options}
            value={strange === undefined ? (chosen === undefined ? noBranch : String(chosen)) : strangeBranch}
            onChange={(choice) => {
              if (choice !== strangeBranch) onChoose(choice === noBranch ? undefined : Number(choice));
            }}
          />
          {own.isChanged && <ChangedBadge title={union.title} isFixed={state.isReadOnly} onReset={handleReset} />}
        </div>
        {union.tag !== undefined && <FieldNotes field={tag} state={own} id={id} />}
      </div>
    </div>
  );
}

const noBranch = "none";
const strangeBranch = "strange";

/** The property that tells the shape, as a field of its own: its conflicts and problems are the selector's. */
function tagField(field: Field, { tag, title, branches }: Union): Field {
  if (tag === undefined) return { ...field, value: undefined };
  const path = [...field.path, tag];
  const labels = Object.fromEntries(branches.map(({ tagValue, label }) => [toWord(tagValue), label]));
  const ui: UiOptions = {
    pattern: `${field.ui.pattern}/${tag}`,
    enumLabels: { ...labels, "": field.ui.enumLabels?.[""] ?? formsText("forms.notSet") },
  };
  const value = isPlainObject(field.value) ? field.value[tag] : undefined;
  return { ...field, path, pointer: formatPointer(path), title, ui, value };
}

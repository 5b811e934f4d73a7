import { RadioGroup } from "../../components/controls/Choices.tsx";
import type { Shortcut, Shortcuts } from "../../generated/contracts/FormDescriptor.ts";
import { deepEqual, type Json } from "../../model/Json.ts";
import { formatPointer, valueAt } from "../../model/configPath.ts";
import { valuesBelow } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";

interface ShortcutChoiceProps {
  /** The object. */
  readonly field: Field;
  readonly shortcuts: Shortcuts;
}

/** Sets several settings of an object at once: a corner is two distances, and no others. */
export function ShortcutChoice({ field, shortcuts }: ShortcutChoiceProps) {
  const session = useSession();
  const { isEnabled, isReadOnly } = useFieldState(field.path, field.ui);
  const chosen = useSessionValue((one) => shortcuts.of.findIndex((shortcut) => isSet(one, field, shortcut)));
  const handleChoice = (index: string) => {
    session.flush();
    const entries = Object.entries(shortcuts.of[Number(index)]?.value ?? {});
    // What goes first goes out of the way of what comes.
    for (const [name, value] of entries.toSorted((one, other) => Number(other[1] === null) - Number(one[1] === null))) {
      const path = [...field.path, name];
      const isThere = session.latest.selection !== undefined || valueAt(session.entity, path) !== undefined;
      // What a schema offers is JSON.
      if (value !== null) session.change(path, value as Json);
      else if (isThere) session.change(path, undefined);
    }
    session.latest.onBlur?.(field.pointer);
  };
  return (
    <div className={fields.fieldRow}>
      <span className={fields.label} aria-hidden>
        {shortcuts.title}
      </span>
      <RadioGroup
        label={shortcuts.title}
        options={shortcuts.of.map(({ label }, index) => ({ value: String(index), label }))}
        value={chosen < 0 ? undefined : String(chosen)}
        isDisabled={!isEnabled || isReadOnly}
        onChange={handleChoice}
      />
    </div>
  );
}

/** Several entities that differ in one of the settings have none of the shortcuts. */
function isSet(session: FormSession, { path }: Field, { value }: Shortcut): boolean {
  return Object.entries(value).every(([name, wanted]) => {
    const at = [...path, name];
    if (isUndecided(session, formatPointer(at))) return false;
    return deepEqual(valueAt(session.entity, at) ?? null, wanted as Json);
  });
}

function isUndecided({ latest: { selection } }: FormSession, pointer: string): boolean {
  return selection?.fields[pointer]?.touched !== true && valuesBelow(pointer, selection) > 0;
}

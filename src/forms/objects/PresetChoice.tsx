import { RadioGroup } from "../../components/controls/Choices.tsx";
import type { Preset, Presets } from "../../generated/contracts/FormDescriptor.ts";
import { deepEqual, isPlainObject, type JsonObject } from "../../model/Json.ts";
import { formatPointer, valueAt } from "../../model/configPath.ts";
import { valuesBelow } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";

interface PresetChoiceProps {
  /** The object. */
  readonly field: Field;
  readonly presets: Presets;
}

/** Sets several settings of an object at once: a corner is two distances, and no others. */
export function PresetChoice({ field, presets }: PresetChoiceProps) {
  const { title = field.title } = presets;
  const session = useSession();
  const { isEnabled, isReadOnly } = useFieldState(field.path, field.ui);
  const chosen = useSessionValue((one) => presets.of.findIndex((preset) => isSet(one, field, preset)));
  const handleChoice = (index: string) => {
    session.flush();
    const chosenPreset = presets.of[Number(index)];
    const entries = chosenPreset ? Object.entries(presetValues(chosenPreset)) : [];
    // What goes first goes out of the way of what comes.
    for (const [name, value] of entries.toSorted((one, other) => Number(other[1] === null) - Number(one[1] === null))) {
      const path = [...field.path, name];
      const isThere = session.latest.selection !== undefined || valueAt(session.entity, path) !== undefined;
      if (value !== null) session.change(path, value);
      else if (isThere) session.change(path, undefined);
    }
    session.latest.onBlur?.(field.pointer);
  };
  return (
    <div className={fields.fieldRow}>
      <span className={fields.label} aria-hidden>
        {title}
      </span>
      <RadioGroup
        label={title}
        options={presets.of.map(({ label }, index) => ({ value: String(index), label }))}
        value={chosen < 0 ? undefined : String(chosen)}
        isDisabled={!isEnabled || isReadOnly}
        onChange={handleChoice}
      />
    </div>
  );
}

/** Several entities that differ in one of the settings have none of the presets. */
function isSet(session: FormSession, { path }: Field, preset: Preset): boolean {
  return Object.entries(presetValues(preset)).every(([name, wanted]) => {
    const at = [...path, name];
    if (isUndecided(session, formatPointer(at))) return false;
    return deepEqual(valueAt(session.entity, at) ?? null, wanted);
  });
}

/** The properties that a preset of an object sets, by name. */
export function presetValues({ value }: Preset): JsonObject {
  return isPlainObject(value) ? value : {};
}

function isUndecided({ latest: { selection } }: FormSession, pointer: string): boolean {
  return selection?.fields[pointer]?.touched !== true && valuesBelow(pointer, selection) > 0;
}

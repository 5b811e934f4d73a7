import { Switch } from "../../components/controls/Switch.tsx";
import type { NumberWord } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonObject } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import formFields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import type { FormSession } from "../session/FormSession.ts";
import { inputId } from "../session/inputId.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";

interface Props {
  /** The object. */
  readonly field: Field;
  readonly name: string;
  readonly word: NumberWord;
  readonly isChosen: boolean;
}

/** Puts a word in the place of a number and all else of the object away, and brings it back: "Copy from origin". */
export function WordSwitch({ field, name, word, isChosen }: Props) {
  const session = useSession();
  const { isEnabled, isReadOnly } = useFieldState(field.path, field.ui);
  const id = `${inputId(session.idPrefix, [...field.path, name])}${isChosen ? "" : "-word"}`;
  return (
    <div className={formFields.fieldRow}>
      <label htmlFor={id} className={formFields.label}>
        {word.label}
      </label>
      <Switch
        id={id}
        disabled={!isEnabled || isReadOnly}
        isOn={isChosen}
        onChange={(isOn) => (isOn ? choose(session, field, name, word) : bringBack(session, field, name, word))}
      />
    </div>
  );
}

function choose(session: FormSession, { path, pointer }: Field, name: string, word: NumberWord): void {
  session.flush();
  const before = valueAt(session.entity, path);
  session.change(path, { [name]: word.value });
  if (isPlainObject(before)) session.backups.set(pointer, before);
}

function bringBack(session: FormSession, { path, pointer, value }: Field, name: string, word: NumberWord): void {
  const { selection, server = {}, onReset } = session.latest;
  const held = valueAt(server, path);
  const isOnServer = isPlainObject(held) && held[name] === word.value;
  // Each of several entities has had settings of its own: the draft gives them back.
  if (selection && !isOnServer && onReset) return onReset(pointerOf(path));
  const rest = isPlainObject(value) ? value : {};
  // What a schema begins with is a JSON object.
  session.change(path, session.backups.get(pointer) ?? { ...rest, ...(word.preset as JsonObject) });
}

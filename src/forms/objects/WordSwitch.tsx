import { Switch } from "../../components/controls/Toggles.tsx";
import type { NumberWord, UiNode } from "../../generated/contracts/FormDescriptor.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { formatPointer, valueAt } from "../../model/configPath.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";

interface WordInObject {
  /** Property whose number the word may replace. */
  readonly name: string;
  readonly word: NumberWord;
  /** The word stands there: the object's other settings are void. */
  readonly isChosen: boolean;
}

/** The property of an object that a word may take the place of (`x-ui.word`); most objects have none. */
export function wordIn({ uiNode, value }: Field, names: readonly string[]): WordInObject | undefined {
  for (const name of names) {
    // A property's key of a ui schema holds a node.
    const word = (uiNode[name] as UiNode | undefined)?.["ui:options"]?.word;
    if (word) return { name, word, isChosen: isPlainObject(value) && value[name] === word.value };
  }
  return undefined;
}

interface WordSwitchProps extends WordInObject {
  /** The object. */
  readonly field: Field;
}

/** Puts a word in the place of a number and all else of the object away, and brings it back: "Copy from origin". */
export function WordSwitch({ field, name, word, isChosen }: WordSwitchProps) {
  const session = useSession();
  const { isEnabled, isReadOnly } = useFieldState(field.path, field.ui);
  const id = `${inputId(session.idPrefix, [...field.path, name])}${isChosen ? "" : "-word"}`;
  return (
    <div className={fields.fieldRow}>
      <label htmlFor={id} className={fields.label}>
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
  if (selection && !isOnServer && onReset) return onReset(formatPointer(path));
  const rest = isPlainObject(value) ? value : {};
  // What a schema begins with is a JSON object.
  session.change(path, session.backups.get(pointer) ?? { ...rest, ...(word.preset as JsonObject) });
}

import { type FocusEvent, useState } from "react";
import { classes } from "../../components/classes.ts";
import { IconButton } from "../../components/controls/Button.tsx";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { formatPointer } from "../../model/configPath.ts";
import { type EnclosingRow, RowContext } from "../fields/RowContext.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useSession } from "../session/useSession.ts";
import { KeyInput } from "./KeyInput.tsx";
import { type MapProps, mapValueUi } from "./MapTable.tsx";
import fields from "../../theme/fields.module.css";
import styles from "./MapRows.module.css";
import { inSentence } from "../../model/diff/settingWords.ts";
import { translate } from "../../texts/language.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** A map of small objects: a row a key with some of its settings beside it and the others below, and one for the next key. */
export function MapRows({ field, itemSchema, keys, isFixed }: MapProps) {
  const parts = partsOf(field, itemSchema);
  const sorted = inOrder(field, keys);
  return (
    <div className={styles.rows}>
      {sorted.map((key) => (
        <MapRow key={key} field={field} parts={parts} name={key} keys={keys} isFixed={isFixed} />
      ))}
      {!isFixed && <NewRow field={field} parts={parts} keys={keys} />}
    </div>
  );
}

/** The settings of an object, apart by where they stand. */
interface Parts {
  /** What the key is called: the title of the property that repeats it. */
  readonly keyTitle: string;
  readonly beside: JsonSchema;
  /** Undefined where nothing is left for below. */
  readonly below: JsonSchema | undefined;
  /** Texts beside the key, which the row of the next one has too. */
  readonly texts: readonly { readonly name: string; readonly title: string }[];
}

function partsOf({ ui }: Field, itemSchema: JsonSchema): Parts {
  const { key, order } = ui.members ?? {};
  const properties = isPlainObject(itemSchema["properties"]) ? itemSchema["properties"] : {};
  const row = ui.row ?? [];
  const rest = Object.keys(properties).filter((name) => name !== key && name !== order && !row.includes(name));
  const only = (names: readonly string[]): JsonSchema => ({
    ...itemSchema,
    title: "",
    description: "",
    required: [],
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
  });
  const titleOf = (name: string) => {
    const property = properties[name];
    return isPlainObject(property) && typeof property["title"] === "string" ? translate(property["title"]) : name;
  };
  const isText = (name: string) => {
    const property = properties[name];
    return isPlainObject(property) && property["type"] === "string" && property["enum"] === undefined;
  };
  return {
    keyTitle: key === undefined ? formsText("forms.key") : titleOf(key),
    beside: only(row),
    below: rest.length === 0 ? undefined : only(rest),
    texts: row.filter(isText).map((name) => ({ name, title: titleOf(name) })),
  };
}

/** Entities with places stand by these, a new one behind them. */
function inOrder({ ui, value }: Field, keys: readonly string[]): readonly string[] {
  const order = ui.members?.order;
  if (order === undefined || !isPlainObject(value)) return keys;
  const place = (key: string) => {
    const one = value[key];
    const at = isPlainObject(one) ? one[order] : undefined;
    return typeof at === "number" ? at : Number.MAX_SAFE_INTEGER;
  };
  return keys.toSorted((one, other) => place(one) - place(other));
}

interface MapRowProps {
  readonly field: Field;
  readonly parts: Parts;
  readonly name: string;
  readonly keys: readonly string[];
  readonly isFixed: boolean;
}

function MapRow({ field, parts, name, keys, isFixed }: MapRowProps) {
  const session = useSession();
  const [round, setRound] = useState(0);
  const value = isPlainObject(field.value) ? field.value[name] : undefined;
  const path = [...field.path, name];
  const row: EnclosingRow = { pointer: formatPointer(path), title: name, isNew: false };
  const uiNode = mapValueUi(field.uiNode, field.ui.pattern);
  const handleKey = (next: string | undefined) => {
    if (next === undefined || next === name) return;
    const { key, said } = splitKey(
      field,
      next,
      keys.filter((other) => other !== name),
    );
    const kept = { ...(isPlainObject(value) ? value : {}), ...said };
    session.change(path, undefined);
    // Without a name nothing is left of it.
    if (next === "") return;
    session.change([...field.path, key], withKey(field, key, kept));
    // What was typed behind the key stands elsewhere now.
    setRound(round + 1);
  };
  return (
    <RowContext value={row}>
      <div className={styles.entry} role="group" aria-label={name}>
        <div className={styles.row}>
          <KeyInput
            key={round}
            id={`${inputId(session.idPrefix, path)}-key`}
            label={parts.keyTitle}
            isLabelShown
            field={field}
            name={name}
            taken={keys.filter((key) => key !== name)}
            isFixed={isFixed || (session.latest.selection !== undefined && value === undefined)}
            onCommit={handleKey}
          />
          <ChildField parent={field} segment={name} schema={parts.beside} uiNode={uiNode} value={value} />
          {!isFixed && (
            <IconButton
              icon="trash"
              size="small"
              label={formsText("forms.removeItem", { title: name })}
              onClick={() => session.change(path, undefined)}
            />
          )}
        </div>
        {parts.below !== undefined && (
          <div className={styles.below}>
            <ChildField parent={field} segment={name} schema={parts.below} uiNode={uiNode} value={value} />
          </div>
        )}
      </div>
    </RowContext>
  );
}

interface NewRowProps {
  readonly field: Field;
  readonly parts: Parts;
  readonly keys: readonly string[];
}

/** The row that is not there yet: it becomes one when the focus leaves it with a key in it. */
function NewRow({ field, parts, keys }: NewRowProps) {
  const session = useSession();
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);
  const id = `${inputId(session.idPrefix, field.path)}-new`;
  const clear = () => {
    setKey("");
    setTyped({});
    setRound(round + 1);
  };
  const add = (name: string) => {
    const said = Object.fromEntries(Object.entries(typed).filter(([, one]) => one.trim() !== ""));
    const { key: own, said: tail } = splitKey(field, name, keys);
    session.change([...field.path, own], { ...withKey(field, own, { ...said, ...tail }), ...lastPlace(field) });
    clear();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && key !== "") add(key);
  };
  const handleKey = (name = "") => {
    // Nothing else is to be typed here: the key alone makes it one.
    if (name !== "" && parts.texts.length === 0) add(name);
    else setKey(name);
  };
  const isBegun = key !== "" || Object.values(typed).some((one) => one !== "");
  const newTitle = formsText("forms.newField", { title: inSentence(parts.keyTitle) });
  return (
    <div className={styles.entry} onBlur={handleBlur}>
      <div className={styles.row}>
        <KeyInput
          key={round}
          id={`${id}-key`}
          label={field.ui.newItem ?? newTitle}
          isLabelShown
          field={field}
          name=""
          taken={keys}
          isFixed={false}
          onCommit={handleKey}
        />
        {parts.texts.map(({ name, title }) => (
          <div key={name} className={classes(fields.field, styles.beside)}>
            <label htmlFor={`${id}-${name}`} className={fields.label}>
              {formsText("forms.newField", { title: inSentence(title) })}
            </label>
            <input
              id={`${id}-${name}`}
              type="text"
              autoComplete="off"
              className={fields.input}
              value={typed[name] ?? ""}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
            />
          </div>
        ))}
        {isBegun && (
          <IconButton
            icon="trash"
            size="small"
            label={formsText("forms.removeItem", { title: newTitle })}
            onClick={clear}
          />
        )}
      </div>
    </div>
  );
}

/** The place behind the last one. */
function lastPlace({ ui, value }: Field): JsonObject {
  const order = ui.members?.order;
  if (order === undefined) return {};
  const places = Object.values(isPlainObject(value) ? value : {}).map((one) =>
    isPlainObject(one) ? one[order] : undefined,
  );
  return { [order]: Math.max(-1, ...places.filter((place) => typeof place === "number")) + 1 };
}

/** A number behind the key is a setting of its own (`keyTail`), but for a key that would then be another row's. */
function splitKey({ ui }: Field, typed: string, taken: readonly string[]): { key: string; said: JsonObject } {
  const { after, property = "" } = ui.keyTail ?? {};
  const at = after === undefined ? -1 : typed.lastIndexOf(after);
  const [key, tail] = [typed.slice(0, at), typed.slice(at + (after?.length ?? 0))];
  if (at <= 0 || !/^\d+$/.test(tail) || taken.includes(key)) return { key: typed, said: {} };
  return { key, said: { [property]: Number(tail) } };
}

/** An entity says its key itself. */
function withKey({ ui }: Field, key: string, value: JsonObject): JsonObject {
  const { key: property } = ui.members ?? {};
  return property === undefined ? value : { ...value, [property]: key };
}

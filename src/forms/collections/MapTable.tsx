import { type FocusEvent, useRef, useState } from "react";
import { IconButton } from "../../components/controls/Button.tsx";
import type { UiNode } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { formatPointer } from "../../model/configPath.ts";
import { type EnclosingRow, RowContext } from "../fields/RowContext.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useSession } from "../session/useSession.ts";
import { KeyInput } from "./KeyInput.tsx";
import fields from "../../theme/fields.module.css";
import styles from "./MapTable.module.css";
import { formsText } from "../../texts/en/formFields.ts";

/** A map as its fields draw it. */
export interface MapProps {
  readonly field: Field;
  /** Of the values. */
  readonly itemSchema: JsonSchema;
  /** In the order they are shown. */
  readonly keys: readonly string[];
  readonly isFixed: boolean;
}

let made = 0;

/** A table of keys and values; its last row is the next one. */
export function MapTable({ field, itemSchema, keys, isFixed }: MapProps) {
  const [names] = useState(() => new Map<string, string>());
  return (
    <div className={styles.table}>
      {keys.length > 0 && (
        <div className={styles.head} aria-hidden>
          <span>{formsText("forms.key")}</span>
          <span>{formsText("forms.value")}</span>
        </div>
      )}
      {keys.map((key) => (
        <MapRow
          key={idOf(names, key)}
          field={field}
          name={key}
          keys={keys}
          itemSchema={itemSchema}
          isFixed={isFixed}
          onRename={(next) => names.set(next, idOf(names, key))}
        />
      ))}
      {!isFixed && <NewMapRow field={field} keys={keys} itemSchema={itemSchema} />}
    </div>
  );
}

/** A row keeps its inputs while its key is edited. */
function idOf(names: Map<string, string>, key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  made += 1;
  names.set(key, `row${made}`);
  return `row${made}`;
}

interface MapRowProps {
  readonly field: Field;
  readonly name: string;
  readonly keys: readonly string[];
  readonly itemSchema: JsonSchema;
  readonly isFixed: boolean;
  readonly onRename: (next: string) => void;
}

/** One key and its value. Both left empty, the row goes [S326]. */
function MapRow({ field, name, keys, itemSchema, isFixed, onRename }: MapRowProps) {
  const session = useSession();
  const value = isPlainObject(field.value) ? field.value[name] : undefined;
  const path = [...field.path, name];
  const pointer = formatPointer(path);
  const row: EnclosingRow = {
    pointer,
    title: formsText("forms.valueOf", { title: name }),
    isNew: false,
    isInTable: true,
  };
  const uiNode = mapValueUi(field.uiNode, field.ui.pattern);
  const handleKey = (next: string | undefined) => {
    if (next === undefined || next === name) return;
    if (next === "" && (value === "" || value === undefined)) session.change(path, undefined);
    if (next === "") return;
    onRename(next);
    session.change(path, undefined);
    session.change([...field.path, next], value);
  };
  return (
    <RowContext value={row}>
      <div className={styles.row}>
        <KeyInput
          id={`${inputId(session.idPrefix, path)}-key`}
          label={formsText("forms.keyOf", { title: name })}
          field={field}
          name={name}
          taken={keys.filter((key) => key !== name)}
          // What differs would be lost under another key.
          isFixed={isFixed || (session.latest.selection !== undefined && value === undefined)}
          onCommit={handleKey}
        />
        <ChildField parent={field} segment={name} schema={itemSchema} uiNode={uiNode} value={value} />
        {!isFixed && (
          <IconButton
            icon="trash"
            size="small"
            label={formsText("forms.removeItem", { title: name })}
            onClick={() => session.change(path, undefined)}
          />
        )}
      </div>
    </RowContext>
  );
}

interface NewMapRowProps {
  readonly field: Field;
  readonly keys: readonly string[];
  readonly itemSchema: JsonSchema;
}

/** The row that is not there yet: it becomes one when the focus leaves it with a key in it. */
export function NewMapRow({ field, keys, itemSchema }: NewMapRowProps) {
  const session = useSession();
  const key = useRef("");
  const [value, setValue] = useState("");
  const [round, setRound] = useState(0);
  const id = `${inputId(session.idPrefix, field.path)}-new`;
  const hasValue = itemSchema["type"] === undefined || itemSchema["type"] === "string";
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || key.current === "") return;
    session.change([...field.path, key.current], hasValue ? value : firstValue(itemSchema));
    key.current = "";
    setValue("");
    setRound(round + 1);
  };
  return (
    <div className={styles.row} onBlur={handleBlur}>
      <KeyInput
        key={round}
        id={`${id}-key`}
        label={field.ui.newItem ?? formsText("forms.newKey")}
        field={field}
        name=""
        taken={keys}
        isFixed={false}
        onCommit={(next) => {
          key.current = next ?? "";
        }}
      />
      {hasValue && (
        <div className={fields.field}>
          <label htmlFor={`${id}-value`} className={styles.hiddenLabel}>
            {formsText("forms.newValue")}
          </label>
          <input
            id={`${id}-value`}
            type="text"
            autoComplete="off"
            className={fields.input}
            placeholder={formsText("forms.newValue")}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
}

function firstValue(schema: JsonSchema): Json {
  // A default of a schema is a JSON value.
  if (schema["default"] !== undefined) return schema["default"] as Json;
  if (schema["type"] === "boolean") return false;
  return schema["type"] === "integer" || schema["type"] === "number" ? 0 : {};
}

/** An emptied value stays as the empty string: only its button, or an emptied key too, removes the row. */
export function mapValueUi(uiNode: UiNode, pattern: string): UiNode {
  const own = uiNode.additionalProperties;
  const options = own?.["ui:options"] ?? { pattern: `${pattern}/*` };
  // Rules for the key may stand here, where the schema has no better place for them.
  const { rewrite, ...typing } = options.typing ?? {};
  const rules = { ...typing, ...(rewrite !== undefined && rewrite !== "key-name" && { rewrite }), emptyToNull: false };
  return { ...own, "ui:options": { ...options, inline: true, typing: rules } };
}

import { type FocusEvent, useRef, useState } from "react";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useSession } from "../session/useSession.ts";
import { KeyInput } from "./KeyInput.tsx";
import styles from "./MapTable.module.css";

interface Props {
  readonly field: Field;
  readonly keys: readonly string[];
  readonly itemSchema: JsonSchema;
}

/** The row that is not there yet: it becomes one when the focus leaves it with a key in it. */
export function NewMapRow({ field, keys, itemSchema }: Props) {
  const session = useSession();
  const key = useRef("");
  const [value, setValue] = useState("");
  const [round, setRound] = useState(0);
  const id = `${inputId(session.idPrefix, field.path)}-new`;
  const hasValue = itemSchema["type"] === undefined || itemSchema["type"] === "string";
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || key.current === "") return;
    session.change([...field.path, key.current], hasValue ? value : startOf(itemSchema));
    key.current = "";
    setValue("");
    setRound(round + 1);
  };
  return (
    <div className={styles.row} onBlur={handleBlur}>
      <KeyInput
        key={round}
        id={`${id}-key`}
        label={field.ui.newItem ?? text("forms.newKey")}
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
            {text("forms.newValue")}
          </label>
          <input
            id={`${id}-value`}
            type="text"
            autoComplete="off"
            className={fields.input}
            placeholder={text("forms.newValue")}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
}

function startOf(schema: JsonSchema): Json {
  // A default of a schema is a JSON value.
  if (schema["default"] !== undefined) return schema["default"] as Json;
  if (schema["type"] === "boolean") return false;
  return schema["type"] === "integer" || schema["type"] === "number" ? 0 : {};
}

import { isPlainObject, type Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { toWord, valueInWords } from "../valueInWords.ts";
import fields from "../../theme/fields.module.css";

/** More than that are no longer taken in at a glance: they are typed. */
const mostInSight = 12;

/** Whether a list holds some of a few known values. */
export function isListOfChoices(schema: FieldWidgetProps["schema"]): boolean {
  const count = valuesOf(schema).length;
  return count > 0 && count <= mostInSight;
}

/** Some values of a few, all in sight. A stored one that the schema does not know is shown, and goes only when it is unchecked. */
export function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, labelId, ui, schema, value, disabled, readOnly } = props;
  const chosen: readonly Json[] = Array.isArray(value) ? value : [];
  const known = valuesOf(schema);
  const keyOf = (one: Json) => JSON.stringify(one);
  const isKnown = new Set(known.map(keyOf));
  const isChosen = new Set(chosen.map(keyOf));
  const set = (one: Json, isOn: boolean) => {
    const others = chosen.filter((other) => keyOf(other) !== keyOf(one));
    props.onChange(isOn ? [...others, one] : others);
  };
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      className={fields.choices}
    >
      {[...known, ...chosen.filter((one) => !isKnown.has(keyOf(one)))].map((one) => (
        <label key={keyOf(one)} className={fields.choice}>
          <input
            type="checkbox"
            className={fields.checkbox}
            disabled={disabled || readOnly}
            checked={isChosen.has(keyOf(one))}
            onChange={({ currentTarget }) => set(one, currentTarget.checked)}
            onBlur={props.onBlur}
          />
          {ui.enumLabels?.[toWord(one)] ?? valueInWords(one, { ui, schema })}
        </label>
      ))}
    </div>
  );
}

function valuesOf({ items }: FieldWidgetProps["schema"]): readonly Json[] {
  const values = isPlainObject(items) ? items["enum"] : undefined;
  return Array.isArray(values) ? values.filter((value) => value !== null) : [];
}

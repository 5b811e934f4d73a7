import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { choicesOf } from "./choicesOf.ts";

/** One value of a few, all in sight. The absent value is a choice where it has a name or nothing else is chosen. */
export function RadioWidget(props: FieldWidgetProps) {
  const { id, labelId, ui, value, disabled, readOnly } = props;
  const preset = props.schema["default"] ?? ui.default;
  const isAbsentShown = ui.enumLabels?.[""] !== undefined;
  const choices = choicesOf(props).filter(({ value: one }) => one !== undefined || isAbsentShown);
  const chosen = value === undefined && !isAbsentShown ? preset : value;
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      aria-required={props.required || undefined}
      className={fields.choices}
    >
      {choices.map((choice) => (
        <label key={choice.key} className={fields.choice}>
          <input
            type="radio"
            name={id}
            className={fields.radio}
            disabled={disabled || readOnly}
            checked={choice.value === chosen}
            onChange={() => props.onChange(choice.value)}
            onBlur={props.onBlur}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

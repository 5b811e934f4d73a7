import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import styles from "./RadioWidget.module.css";
import { toWord } from "../valueInWords.ts";
import { type Choice, readChoices } from "./fieldChoices.ts";

/**
 * One value of a few, all in sight, in the order of `enumLabels`. The absent value is a choice where it has a name or
 * nothing else is chosen. `options: {segmented}` draws them as the positions of one switch.
 */
export function RadioWidget(props: FieldWidgetProps) {
  const { id, labelId, ui, value, disabled, readOnly } = props;
  const isSegmented = ui.widgetOptions?.["segmented"] === true;
  const preset = props.schema["default"] ?? ui.default;
  const isAbsentShown = ui.enumLabels?.[""] !== undefined;
  const order = Object.keys(ui.enumLabels ?? {});
  const place = ({ value: one }: Choice) => {
    const at = order.indexOf(toWord(one ?? ""));
    return at === -1 ? order.length : at;
  };
  const choices = readChoices(props)
    .filter(({ value: one }) => one !== undefined || isAbsentShown)
    .toSorted((one, other) => place(one) - place(other));
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
      className={isSegmented ? styles.segments : fields.choices}
    >
      {choices.map((choice) => (
        <label key={choice.key} className={isSegmented ? styles.segment : fields.choice}>
          <input
            type="radio"
            name={id}
            className={isSegmented ? styles.radio : fields.radio}
            disabled={disabled || readOnly}
            checked={props.isMixed !== true && choice.value === chosen}
            onChange={() => props.onChange(choice.value)}
            onBlur={props.onBlur}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

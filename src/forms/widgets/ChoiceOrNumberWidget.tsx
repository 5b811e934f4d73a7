import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { NumberWidget } from "./NumberWidget.tsx";
import { RadioWidget } from "./RadioWidget.tsx";
import { unitOf } from "./unitOf.ts";

/**
 * One of a few words, or a number: `enumLabels` has the words, `options: {number, numberLabel}` the number to begin with
 * and what it is called. A value that is the default shows as the absent one.
 */
export function ChoiceOrNumberWidget(props: FieldWidgetProps) {
  const { id, ui, schema, value, label } = props;
  const { number, numberLabel } = ui.widgetOptions ?? {};
  const first = typeof number === "number" ? number : 0;
  const words = typeof numberLabel === "string" ? numberLabel : text("forms.aNumber");
  const isNumber = typeof value === "number";
  const preset = schema["default"] ?? ui.default;
  const labels = Object.entries(ui.enumLabels ?? {}).filter(([key]) => key !== JSON.stringify(preset));
  const known = labels.flatMap(([key]) => (key === "" ? [] : [JSON.parse(key)]));
  const suffix = unitOf(ui).suffix;
  return (
    <span className={fields.choices}>
      <RadioWidget
        {...props}
        required={false}
        value={isNumber ? first : value === preset ? undefined : value}
        schema={{ enum: [...known, first] }}
        ui={{ ...ui, enumLabels: { ...Object.fromEntries(labels), [String(first)]: words } }}
        onChange={(next) => {
          if (next !== first || !isNumber) props.onChange(next);
        }}
      />
      {isNumber && (
        <span className={fields.group}>
          <NumberOf {...props} id={`${id}-number`} label={`${label}: ${words}`} />
          {suffix !== "" && <span className={fields.unit}>{suffix}</span>}
        </span>
      )}
    </span>
  );
}

/** The label of the whole names the choice; the number needs a name of its own. */
function NumberOf(props: FieldWidgetProps) {
  return (
    <label>
      <span hidden>{props.label}</span>
      <NumberWidget {...props} schema={{ ...props.schema, type: "integer" }} />
    </label>
  );
}

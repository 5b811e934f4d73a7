import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { NumberWidget } from "./NumberWidget.tsx";
import { RadioWidget } from "./RadioWidget.tsx";
import { numberUnit } from "./numberUnits.ts";
import { formsText } from "../../texts/en/formFields.ts";

/**
 * One of a few words, or a number: `enumLabels` has the words, `options: {number, numberLabel}` the number to begin with
 * and what it is called. A value that is the default shows as the absent one.
 */
export function ChoiceOrNumberWidget(props: FieldWidgetProps) {
  const { id, ui, schema, value, label } = props;
  const { number, numberLabel } = ui.widgetOptions ?? {};
  const first = typeof number === "number" ? number : 0;
  const title = typeof numberLabel === "string" ? numberLabel : formsText("forms.aNumber");
  const isNumber = typeof value === "number";
  const preset = JSON.stringify(schema["default"] ?? ui.default);
  const labels = Object.entries(ui.enumLabels ?? {}).filter(([key]) => key !== preset);
  const words = labels.flatMap(([key]) => (key === "" ? [] : [{ const: JSON.parse(key) }]));
  const { suffix } = numberUnit(ui);
  return (
    <span className={fields.choices}>
      <RadioWidget
        {...props}
        required={false}
        value={isNumber ? first : JSON.stringify(value) === preset ? undefined : value}
        schema={{ oneOf: [...words, { const: first, title }] }}
        ui={{ ...ui, default: undefined, enumLabels: Object.fromEntries(labels) }}
      />
      {isNumber && (
        <span className={fields.group}>
          <label htmlFor={`${id}-number`}>
            <VisuallyHidden>{`${label}: ${title}`}</VisuallyHidden>
          </label>
          <NumberWidget {...props} id={`${id}-number`} schema={{ ...schema, type: "integer" }} holdEmpty />
          {suffix !== "" && (
            <span className={fields.unit} aria-hidden>
              {suffix}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

import { Button } from "../../components/controls/Button.tsx";
import { isPlainObject } from "../../model/Json.ts";
import { formsText } from "../../texts/en/formFields.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { inputProps } from "../typing/TextInput.tsx";

/**
 * One button that turns a yes into a no and back, for settings saved at once. `options: {press: {true, false}}` name
 * what a press does to each value. An absent value, or values that differ in multi-edit, count as the default.
 */
export function ToggleButtonWidget(props: FieldWidgetProps) {
  const { schema, ui, value, disabled, readOnly, labelId, id } = props;
  const isOn = (value ?? schema["default"] ?? ui.default) === true;
  const words = ui.widgetOptions?.["press"];
  const named = isPlainObject(words) ? words[String(isOn)] : undefined;
  const label = typeof named === "string" ? named : formsText(isOn ? "forms.turnOff" : "forms.turnOn");
  const described = { "aria-describedby": [labelId, props.describedBy].filter(Boolean).join(" ") };
  return (
    <Button
      {...inputProps(props)}
      {...described}
      aria-label={label}
      id={id}
      icon="power"
      disabled={disabled || readOnly}
      onClick={() => props.onChange(!isOn)}
      onBlur={props.onBlur}
    >
      {label}
    </Button>
  );
}

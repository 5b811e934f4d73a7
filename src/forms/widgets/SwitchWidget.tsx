import { Switch } from "../../components/controls/Toggles.tsx";
import { deepEqual, type Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { inputProps } from "../typing/TextInput.tsx";

/**
 * On or off. `options: {onValue, offValue}` name what is stored, null for "not set": RAID 0 is `{onValue: 0, offValue: null}`.
 * While nothing is set it shows the default.
 */
export function SwitchWidget(props: FieldWidgetProps) {
  const { schema, ui, value, readOnly, disabled } = props;
  const on = optionOf(props, "onValue", true);
  const off = optionOf(props, "offValue", false);
  // A default of the schema is a JSON value.
  const preset = (schema["default"] ?? ui.default) as Json | undefined;
  const shown = value ?? preset;
  const isOn = on === null ? shown === undefined || !deepEqual(shown, off) : deepEqual(shown, on);
  return (
    <Switch
      {...inputProps(props)}
      disabled={disabled || readOnly}
      isOn={isOn}
      onChange={(next) => props.onChange((next ? on : off) ?? undefined)}
      onBlur={props.onBlur}
    />
  );
}

function optionOf({ ui }: FieldWidgetProps, name: string, otherwise: Json): Json {
  const given = ui.widgetOptions?.[name];
  // Options of a schema are JSON.
  return given === undefined ? otherwise : (given as Json);
}

import { Switch } from "../../components/controls/Toggles.tsx";
import { deepEqual, type Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { formsText } from "../../texts/en/formFields.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { toWord } from "../valueInWords.ts";
import { RadioWidget } from "./RadioWidget.tsx";

/**
 * On or off. `options: {onValue, offValue}` name what is stored, null for "not set": RAID 0 is `{onValue: 0, offValue: null}`.
 * While nothing is set it shows the default. Where several differ it is neither: both are there to be chosen.
 */
export function SwitchWidget(props: FieldWidgetProps) {
  const { schema, ui, value, readOnly, disabled } = props;
  const on = optionOf(props, "onValue", true);
  const off = optionOf(props, "offValue", false);
  if (props.isMixed) return <OnOrOff props={props} on={on} off={off} />;
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

interface OnOrOffProps {
  readonly props: FieldWidgetProps;
  readonly on: Json;
  readonly off: Json;
}

/** A switch stands at one of its two values always; here neither is chosen, and each takes one press. */
function OnOrOff({ props, on, off }: OnOrOffProps) {
  const { ui } = props;
  const enumLabels = {
    [toWord(on ?? "")]: formsText("forms.on"),
    [toWord(off ?? "")]: formsText("forms.off"),
    ...ui.enumLabels,
  };
  const values = [on, off].filter((value) => value !== null).map((value) => ({ const: value }));
  return <RadioWidget {...props} required={false} schema={{ oneOf: values }} ui={{ ...ui, enumLabels }} />;
}

function optionOf({ ui }: FieldWidgetProps, name: string, otherwise: Json): Json {
  const given = ui.widgetOptions?.[name];
  // Options of a schema are JSON.
  return given === undefined ? otherwise : (given as Json);
}

import type { ComponentType } from "react";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import type { Field } from "../rjsf/readField.ts";
import { CheckboxesWidget, isListOfChoices } from "./CheckboxesWidget.tsx";
import { ChoiceOrNumberWidget } from "./ChoiceOrNumberWidget.tsx";
import { ChoicesWidget } from "./ChoicesWidget.tsx";
import { ClockWidget } from "./ClockWidget.tsx";
import { ColorWidget } from "./ColorWidget.tsx";
import { HhmmWidget } from "./HhmmWidget.tsx";
import { NumberWidget } from "./NumberWidget.tsx";
import { PortListWidget } from "./PortListWidget.tsx";
import { PortWidget } from "./PortWidget.tsx";
import { RadioWidget } from "./RadioWidget.tsx";
import { ReadOnlyWidget } from "./ReadOnlyWidget.tsx";
import { SecretWidget } from "./SecretWidget.tsx";
import { SelectWidget } from "./SelectWidget.tsx";
import { ServerChoicesWidget } from "./ServerChoicesWidget.tsx";
import { SwitchWidget } from "./SwitchWidget.tsx";
import { TagsWidget } from "./TagsWidget.tsx";
import { TextVariantsWidget } from "./TextVariantsWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import { TextareaWidget } from "./TextareaWidget.tsx";
import { ToggleButtonWidget } from "./ToggleButtonWidget.tsx";
import { TriStateWidget } from "./TriStateWidget.tsx";
import { UnitWidget } from "./UnitWidget.tsx";
import { hasUnitSelector } from "./numberUnits.ts";

/** The built-in widgets by the names schemas use (`x-ui.widget`); a widget is a file and a row. */
export const widgets: Readonly<Record<string, ComponentType<FieldWidgetProps>>> = {
  checkboxes: CheckboxesWidget,
  "choice-or-number": ChoiceOrNumberWidget,
  choices: ChoicesWidget,
  clock: ClockWidget,
  color: ColorWidget,
  hhmm: HhmmWidget,
  number: NumberWidget,
  percent: NumberWidget,
  port: PortWidget,
  "port-list": PortListWidget,
  radio: RadioWidget,
  "read-only": ReadOnlyWidget,
  secret: SecretWidget,
  select: SelectWidget,
  "server-choices": ServerChoicesWidget,
  switch: SwitchWidget,
  tags: TagsWidget,
  text: TextWidget,
  "text-variants": TextVariantsWidget,
  textarea: TextareaWidget,
  "toggle-button": ToggleButtonWidget,
  "tri-state": TriStateWidget,
  unit: UnitWidget,
};

/** The widget a schema gets that names none: a row above, or of the table that the form is handed. */
export function defaultWidget({ schema, ui }: Field): string {
  if (schema["type"] === "array") {
    if (ui.ref !== undefined) return "reference-tags";
    return isListOfChoices(schema) ? "checkboxes" : "tags";
  }
  if (ui.kinds !== undefined) return "text-variants";
  if (ui.ref !== undefined) return "reference";
  if (ui.widgetOptions?.["choices"] !== undefined) return "choices";
  if (ui.secret === true) return "secret";
  if (Array.isArray(schema["enum"]) || Array.isArray(schema["oneOf"]) || Array.isArray(schema["anyOf"]))
    return "select";
  const type = Array.isArray(schema["type"]) ? schema["type"].find((one) => one !== "null") : schema["type"];
  if (type === "boolean") return "switch";
  if (type === "integer" || type === "number")
    return schema["format"] === "hhmm" ? "hhmm" : hasUnitSelector(ui) ? "unit" : "number";
  return formats[String(schema["format"])] ?? "text";
}

/** What takes the value where the form was handed no better widget. */
export function plainWidget({ schema }: Field): string {
  return schema["type"] === "array" ? "tags" : "text";
}

const formats: Readonly<Record<string, string>> = { hhmm: "hhmm", clock: "clock", color: "color" };

import type { ComponentType } from "react";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { ChoiceOrNumberWidget } from "./ChoiceOrNumberWidget.tsx";
import { ChoicesWidget } from "./ChoicesWidget.tsx";
import { ClockWidget } from "./ClockWidget.tsx";
import { KindsWidget } from "../kinds/KindsWidget.tsx";
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
import { TextareaWidget } from "./TextareaWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import { ToggleButtonWidget } from "./ToggleButtonWidget.tsx";
import { TriStateWidget } from "./TriStateWidget.tsx";
import { UnitWidget } from "./UnitWidget.tsx";

/** The built-in widgets by the names schemas use (`x-ui.widget`); a widget is a file and a row. */
export const widgets: Readonly<Record<string, ComponentType<FieldWidgetProps>>> = {
  "choice-or-number": ChoiceOrNumberWidget,
  choices: ChoicesWidget,
  clock: ClockWidget,
  color: ColorWidget,
  hhmm: HhmmWidget,
  kinds: KindsWidget,
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
  textarea: TextareaWidget,
  "toggle-button": ToggleButtonWidget,
  "tri-state": TriStateWidget,
  unit: UnitWidget,
};

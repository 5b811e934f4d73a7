import type { FieldWidgetProps } from "../WidgetTable.ts";
import { RadioWidget } from "./RadioWidget.tsx";
import { absentLabel } from "./fieldChoices.ts";

/** On, off, or left to the server. */
export function TriStateWidget(props: FieldWidgetProps) {
  const { ui, schema } = props;
  const absent = absentLabel(schema["default"] ?? ui.default, props);
  const labels = ui.enumLabels?.[""] === undefined ? { "": absent, ...ui.enumLabels } : ui.enumLabels;
  return <RadioWidget {...props} required={false} ui={{ ...ui, enumLabels: labels }} />;
}

import { text } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { valueInWords } from "../valueInWords.ts";
import { RadioWidget } from "./RadioWidget.tsx";

/** On, off, or left to the server. */
export function TriStateWidget(props: FieldWidgetProps) {
  const { ui, schema } = props;
  const preset = schema["default"] ?? ui.default;
  const absent =
    preset === undefined ? text("forms.notSet") : text("forms.defaultChoice", { value: valueInWords(preset, props) });
  const labels = ui.enumLabels?.[""] === undefined ? { "": absent, ...ui.enumLabels } : ui.enumLabels;
  return <RadioWidget {...props} required={false} ui={{ ...ui, enumLabels: labels }} />;
}

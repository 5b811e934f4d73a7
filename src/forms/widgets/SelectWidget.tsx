import { Select } from "../../components/controls/Choices.tsx";
import { ReadOnlyWidget } from "./ReadOnlyWidget.tsx";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { readChoices } from "./fieldChoices.ts";
import { inputProps } from "../typing/TextInput.tsx";

/** One value of several, from a list. */
export function SelectWidget(props: FieldWidgetProps) {
  const choices = readChoices(props);
  if (props.readOnly) return <ReadOnlyWidget {...props} />;
  return (
    <Select
      {...inputProps(props)}
      options={choices.map(({ key, label }) => ({ value: key, label }))}
      value={props.value === undefined ? "" : JSON.stringify(props.value)}
      onChange={(chosen) => props.onChange(choices.find(({ key }) => key === chosen)?.value)}
      onBlur={props.onBlur}
    />
  );
}

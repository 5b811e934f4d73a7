import { Select } from "../../components/controls/Select.tsx";
import { ReadOnlyWidget } from "./ReadOnlyWidget.tsx";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { choicesOf } from "./choicesOf.ts";
import { inputProps } from "./inputProps.ts";

/** One value of several, from a list. */
export function SelectWidget(props: FieldWidgetProps) {
  const choices = choicesOf(props);
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

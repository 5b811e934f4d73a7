import { Select } from "../../components/controls/Choices.tsx";
import { formsText } from "../../texts/en/formFields.ts";
import { ReadOnlyWidget } from "./ReadOnlyWidget.tsx";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { readChoices } from "./fieldChoices.ts";
import { inputProps } from "../typing/TextInput.tsx";

/** Of the row that stands there where several differ; the key of a value is JSON, which this is not. */
const mixedKey = "mixed";

/** One value of several, from a list. */
export function SelectWidget(props: FieldWidgetProps) {
  const { isMixed = false } = props;
  const choices = readChoices(props);
  if (props.readOnly) return <ReadOnlyWidget {...props} />;
  return (
    <Select
      {...inputProps(props)}
      options={[
        // A list of the browser tells nobody of a choice that it shows already.
        ...(isMixed ? [{ value: mixedKey, label: formsText("forms.mixedChoice") }] : []),
        ...choices.map(({ key, label }) => ({ value: key, label })),
      ]}
      value={isMixed ? mixedKey : props.value === undefined ? "" : JSON.stringify(props.value)}
      onChange={(chosen) => chosen !== mixedKey && props.onChange(choices.find(({ key }) => key === chosen)?.value)}
      onBlur={props.onBlur}
    />
  );
}

import { useState } from "react";
import { Select } from "../../components/controls/Choices.tsx";
import { classes } from "../../components/classes.ts";
import fields from "../../theme/fields.module.css";
import { debounce } from "../typing/typingDelay.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { readNumber } from "../typing/plainText.ts";
import { unitParts, unitScales, type UnitStep } from "./numberUnits.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** A number with the unit it is typed in; the value is stored in the smallest one: seconds, bytes, bits per second. */
export function UnitWidget(props: FieldWidgetProps) {
  const scale = unitScales[props.ui.unit ?? ""] ?? [];
  const [chosen, setChosen] = useState<UnitStep>();
  /** The value beside which a unit was chosen for a text that has none. */
  const [beside, setBeside] = useState<{ readonly value: FieldWidgetProps["value"] }>();
  if (beside !== undefined && beside.value !== props.value) setBeside(undefined);
  const fallback = chosen ?? scale.find(({ name }) => name === props.ui.defaultUnit) ?? scale[0];
  const parts = typeof props.value === "number" ? unitParts(props.value, scale, fallback) : undefined;
  // It is that text which stands in the chosen one.
  const step = beside === undefined ? (parts?.step ?? fallback) : fallback;
  const factor = step?.factor ?? 1;
  const typed = useTypedText(props, {
    show: (value) => (typeof value === "number" ? String(value / factor) : ""),
    read: (typedText) => readNumber(typedText, factor, props),
    debounceMs: props.ui.typing?.debounceMs ?? debounce.unitMs,
  });
  const smallest = scale.at(-1);
  const offered = scale.filter((one) => one !== smallest || one === step || one.name === props.ui.defaultUnit);
  const handleUnit = (name: string) => {
    typed.flush();
    const next = scale.find((one) => one.name === name);
    setChosen(next);
    const read = readNumber(typed.text(), next?.factor ?? 1, props);
    const isRead = "value" in read && read.value !== undefined;
    setBeside(isRead ? undefined : { value: props.value });
    if (isRead) props.onChange(read.value);
  };
  return (
    <span className={fields.group}>
      <input
        {...inputProps(props)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={classes(fields.input, fields.number)}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        {...typed.input}
      />
      <Select
        aria-label={formsText("forms.unitOf", { title: props.label })}
        disabled={props.disabled || props.readOnly}
        options={offered.map(({ name, label }) => ({ value: name, label: formsText(label) }))}
        value={step?.name ?? ""}
        onChange={handleUnit}
      />
    </span>
  );
}

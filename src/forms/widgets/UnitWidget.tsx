import { useState } from "react";
import { Select } from "../../components/controls/Choices.tsx";
import { classes } from "../../components/classes.ts";
import type { Json } from "../../model/Json.ts";
import fields from "../../theme/fields.module.css";
import { debounce } from "../typing/typingDelay.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { readNumber } from "../typing/plainText.ts";
import { amountIn, unitParts, unitScales, type UnitStep } from "./numberUnits.ts";
import { formsText } from "../../texts/en/formFields.ts";

interface HeldUnit {
  readonly value: Json | undefined;
  readonly step: UnitStep | undefined;
}

/** A number with the unit it is typed in; the value is stored in the smallest one: seconds, bytes, bits per second. */
export function UnitWidget(props: FieldWidgetProps) {
  const scale = unitScales[props.ui.unit ?? ""] ?? [];
  /** What was typed here, or stood here as a unit was chosen, keeps that unit: 1.5 days are not 36 hours as one looks. */
  const [held, setHeld] = useState<HeldUnit>();
  const fallback = scale.find(({ name }) => name === props.ui.defaultUnit) ?? scale[0];
  const parts = typeof props.value === "number" ? unitParts(props.value, scale, fallback) : undefined;
  const step = held !== undefined && held.value === props.value ? held.step : (parts?.step ?? fallback);
  const factor = step?.factor ?? 1;
  const change = (value: Json | undefined, unit: UnitStep | undefined) => {
    setHeld({ value, step: unit });
    props.onChange(value);
  };
  const typed = useTypedText(
    { ...props, onChange: (value) => change(value, step) },
    {
      show: (value) => (typeof value === "number" ? String(amountIn(value, factor)) : ""),
      read: (typedText) => readNumber(typedText, factor, props),
      debounceMs: props.ui.typing?.debounceMs ?? debounce.unitMs,
    },
  );
  const smallest = scale.at(-1);
  const offered = scale.filter((one) => one !== smallest || one === step || one.name === props.ui.defaultUnit);
  const handleUnit = (name: string) => {
    typed.flush();
    const next = scale.find((one) => one.name === name);
    const read = readNumber(typed.text(), next?.factor ?? 1, props);
    if ("value" in read && read.value !== undefined) change(read.value, next);
    // Of a text that has no value yet.
    else setHeld({ value: props.value, step: next });
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

import { type ComponentProps, useId } from "react";
import { classes } from "../classes.ts";
import fields from "../../theme/fields.module.css";

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isDisabled?: boolean }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** One choice of a few, all in sight; arrow keys move between them. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={fields.choices} disabled={isDisabled} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={fields.choice}>
          <input
            type="radio"
            className={fields.radio}
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "onChange" | "value" | "children"> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice of many; the browser's own list, so that it works on a phone and by keyboard alike. */
export function Select<Value extends string>({ options, value, onChange, className, ...rest }: SelectProps<Value>) {
  return (
    <select
      {...rest}
      className={classes(fields.select, className)}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

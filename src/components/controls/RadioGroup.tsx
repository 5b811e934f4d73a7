import { useId } from "react";
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

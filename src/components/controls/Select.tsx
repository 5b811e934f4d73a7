import type { ComponentProps } from "react";
import fields from "../../theme/fields.module.css";
import { classes } from "../classes.ts";

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

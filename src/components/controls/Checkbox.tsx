import type { ComponentProps, ReactNode } from "react";
import fields from "../../theme/fields.module.css";
import { classes } from "../classes.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "checked" | "children" | "ref"> {
  /** `mixed`: some of what it stands for is ticked. */
  readonly isChecked: boolean | "mixed";
  readonly onChange: (isChecked: boolean) => void;
  /** The words beside it; without them give `aria-label`. */
  readonly children?: ReactNode;
}

/** One thing ticked or not. */
export function Checkbox({ isChecked, onChange, children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classes(fields.choice, className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          // `indeterminate` has no attribute.
          if (input !== null) input.indeterminate = isChecked === "mixed";
        }}
        checked={isChecked === true}
        className={fields.checkbox}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import fields from "../../theme/fields.module.css";
import styles from "./Toggles.module.css";

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

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "checked" | "children"> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The words beside it; without them give `aria-label`. */
  readonly children?: ReactNode;
}

/** A setting that is on or off and takes effect where it stands. */
export function Switch({ isOn, onChange, children, className, disabled, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.switch, className)} data-disabled={disabled || undefined}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        disabled={disabled}
        checked={isOn}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

interface ToggleChipProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  /** How many it stands for; part of its name. */
  readonly count?: number | undefined;
  /** How many those are is reported, and of before while the server is away. */
  readonly isLive?: boolean;
}

/** A filter that is in or out, with how many rows it would leave. */
export function ToggleChip({ isOn, onChange, children, count, isLive = false }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className={styles.count} data-live={isLive || undefined}>
            {formatCount(count)}
          </span>
        </>
      )}
    </button>
  );
}

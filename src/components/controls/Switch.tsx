import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Switch.module.css";

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

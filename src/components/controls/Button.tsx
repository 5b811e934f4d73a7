import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import { Spinner } from "../states/Spinner.tsx";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** `primary`: the one thing to do here; `danger`: cannot be taken back; `ghost`: among many. */
  readonly variant?: "primary" | "secondary" | "ghost" | "danger";
  readonly size?: "medium" | "small";
  readonly icon?: IconName;
  /** Something is under way: the button stays where it is, keeps the focus and does nothing. */
  readonly isBusy?: boolean;
}

/** A push button. */
export function Button({
  variant = "secondary",
  size = "medium",
  icon,
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      className={classes(styles.button, styles[variant], size === "small" && styles.small, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner size={14} /> : icon !== undefined && <Icon name={icon} size={size === "small" ? 14 : 15} />}
      {children}
    </button>
  );
}

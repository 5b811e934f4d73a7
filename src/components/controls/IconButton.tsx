import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import styles from "./IconButton.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly icon: IconName;
  /** What pressing it does; read aloud, and shown on hover. */
  readonly label: string;
  readonly size?: "medium" | "small";
  readonly tone?: "plain" | "danger";
  /** For a button that stays in: whether it is in. */
  readonly isPressed?: boolean;
  /** Something is under way: the button keeps the focus and does nothing. */
  readonly isBusy?: boolean;
}

/** A button that is only an icon; its label is its name. */
export function IconButton({
  icon,
  label,
  size = "medium",
  tone = "plain",
  isPressed,
  isBusy = false,
  type = "button",
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      {...(isBusy && { "aria-disabled": true, "aria-busy": true })}
      onClick={isBusy ? undefined : onClick}
      className={classes(
        styles.button,
        size === "small" && styles.small,
        tone === "danger" && styles.danger,
        className,
      )}
    >
      <Icon name={icon} size={size === "small" ? 14 : 16} />
    </button>
  );
}

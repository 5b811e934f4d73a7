import type { ComponentProps } from "react";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { type IconName, isDeletion } from "../icons.ts";
import { type When, WhenMark, whenTitle } from "../states/WhenSign.tsx";
import { Spinner } from "../states/LoadingState.tsx";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** `primary`: the one thing to do here; `danger`: cannot be taken back; `ghost`: among many. What deletes is red by its icon. */
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
      className={classes(
        styles.button,
        styles[variant],
        isDeletion(icon) && variant !== "danger" && styles.deletion,
        size === "small" && styles.small,
        className,
      )}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner size={14} /> : icon !== undefined && <Icon name={icon} size={size === "small" ? 14 : 15} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly icon: IconName;
  /** What pressing it does; read aloud, and shown on hover. */
  readonly label: string;
  readonly size?: "medium" | "small";
  /** `danger` for what cuts somebody off; what deletes is so by its icon. */
  readonly tone?: "plain" | "danger";
  /** When it takes effect; undefined for what changes nothing. */
  readonly when?: When | undefined;
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
  tone = isDeletion(icon) ? "danger" : "plain",
  when,
  isPressed,
  isBusy = false,
  type = "button",
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={when === undefined ? label : whenTitle(label, when)}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      {...(isBusy && { "aria-disabled": true, "aria-busy": true })}
      onClick={isBusy ? undefined : onClick}
      className={classes(
        styles.iconButton,
        size === "small" && styles.smallIcon,
        tone === "danger" && styles.dangerIcon,
        className,
      )}
    >
      <Icon name={icon} size={size === "small" ? 14 : 16} />
      {when !== undefined && <WhenMark when={when} />}
    </button>
  );
}

import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "good" | "warn" | "bad";
  readonly children: ReactNode;
}

/** A word about the thing beside it. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}

interface FieldBadgeProps {
  /**
   * `default`: nobody set it; `changed`: set, and not the default; `unsaved`: edited here and not yet on the
   * server; `conflict`: edited here and meanwhile on the server too.
   */
  readonly state: "default" | "changed" | "unsaved" | "conflict";
}

/** Where the value of a setting comes from, in a word. */
export function FieldBadge({ state }: FieldBadgeProps) {
  switch (state) {
    case "default":
      return <Badge>{text("forms.default")}</Badge>;
    case "changed":
      return <Badge>{text("forms.changed")}</Badge>;
    case "unsaved":
      return <Badge tone="accent">{text("forms.unsaved")}</Badge>;
    case "conflict":
      return (
        <Badge tone="warn">
          <Icon name="warning" size={11} />
          {text("forms.conflict")}
        </Badge>
      );
  }
}

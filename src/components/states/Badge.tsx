import type { ReactNode } from "react";
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

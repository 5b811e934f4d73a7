import { classes } from "../classes.ts";
import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** `level`: how full something is as it is reported, from green to orange to red; `progress`: how far something has come. */
  readonly kind?: "level" | "progress";
  /** The value in words beside the bar, and read aloud. */
  readonly valueText?: string;
}

/** A bar for how full or how far. */
export function ProgressBar({ label, value, max = 100, kind = "progress", valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const tone = kind === "level" ? levelTone(share) : "accent";
  return (
    <div className={styles.line} data-live={kind === "level" || undefined}>
      <div
        role={kind === "level" ? "meter" : "progressbar"}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={classes(styles.fill, styles[tone])} style={{ width: `${share * 100}%` }} />
      </div>
      {valueText && (
        <span className={styles.value} aria-hidden>
          {valueText}
        </span>
      )}
    </div>
  );
}

const orangeFrom = 0.7;
const redFrom = 0.9;

/** The colour of a level between 0 and 1: green below 70 %, orange to 90 %, red from there. */
function levelTone(share: number): "green" | "orange" | "red" {
  return share >= redFrom ? "red" : share >= orangeFrom ? "orange" : "green";
}

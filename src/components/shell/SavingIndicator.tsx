import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { ProgressBar } from "../states/ProgressBar.tsx";
import styles from "./SavingIndicator.module.css";

interface SavingIndicatorProps {
  readonly state: SavingState;
}

type SavingState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly elapsedS: number; readonly timeoutS: number }
  | { readonly kind: "slow" }
  /** The connection broke before the answer came; the same request is sent again. */
  | { readonly kind: "unconfirmed" }
  | { readonly kind: "saved" };

/** What is happening to the configuration that was sent; the store counts the seconds. */
export function SavingIndicator({ state }: SavingIndicatorProps) {
  const { kind } = state;
  const words = kind !== "idle" && text(`saving.${kind}`);
  // What has happened, and why, which is seen where it has room.
  const [what, why] = words ? words.split(/(?=: )/) : [];
  return (
    <div
      className={classes(styles.saving, styles[kind])}
      role="status"
      title={why ? undefined : words || undefined}
      // Its reason is shown beneath it on pointing, and by the keyboard.
      data-whole={why ? words : undefined}
      tabIndex={why ? 0 : undefined}
    >
      {words && kind !== "running" && <Icon name={kind === "saved" ? "check" : "warning"} size={14} />}
      {words && (
        <span className={styles.words}>
          {what}
          {why && <span className={styles.why}>{why}</span>}
        </span>
      )}
      {kind === "running" && (
        <span className={styles.bar}>
          <ProgressBar label={text("saving.progress")} value={state.elapsedS} max={state.timeoutS} />
        </span>
      )}
    </div>
  );
}

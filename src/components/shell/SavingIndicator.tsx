import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
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
  return (
    <div className={styles.saving} role="status">
      {state.kind === "running" && (
        <>
          {text("saving.running")}
          <span className={styles.bar}>
            <ProgressBar label={text("saving.progress")} value={state.elapsedS} max={state.timeoutS} />
          </span>
        </>
      )}
      {state.kind === "slow" && (
        <span className={styles.slow}>
          <Icon name="warning" size={14} />
          {text("saving.slow")}
        </span>
      )}
      {state.kind === "unconfirmed" && (
        <span className={styles.slow}>
          <Icon name="warning" size={14} />
          {text("saving.unconfirmed")}
        </span>
      )}
      {state.kind === "saved" && (
        <span className={styles.saved}>
          <Icon name="check" size={14} />
          {text("saving.saved")}
        </span>
      )}
    </div>
  );
}

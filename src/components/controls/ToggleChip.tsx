import type { ReactNode } from "react";
import styles from "./ToggleChip.module.css";

interface ToggleChipProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  /** How many it stands for; part of its name. */
  readonly count?: number;
}

/** A filter that is in or out, with how many rows it would leave. */
export function ToggleChip({ isOn, onChange, children, count }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}

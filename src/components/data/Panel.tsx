import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title?: string;
  readonly help?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** `open` or `closed` at first; without it the section does not fold. */
  readonly folding?: "open" | "closed";
  /** Told each time the section was opened or closed. */
  readonly onFold?: (isOpen: boolean) => void;
  /** The content goes to the edges: tables, lists. */
  readonly isFlush?: boolean;
}

/** A section of a page in a frame of its own. */
export function Panel({ title, help, actions, children, folding, onFold, isFlush = false }: PanelProps) {
  const heading = title !== undefined && (
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
  const body = <div className={isFlush ? styles.flush : styles.body}>{children}</div>;
  if (folding !== undefined) {
    return (
      <details
        className={styles.panel}
        open={folding === "open"}
        onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}
      >
        <summary className={styles.head}>
          <Icon name="chevron-right" size={14} />
          {heading}
        </summary>
        {body}
      </details>
    );
  }
  return (
    <section className={styles.panel}>
      {(heading || actions) && (
        <div className={styles.head}>
          {heading}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {body}
    </section>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../icons.ts";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  /** What could be done about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Said where a list or a page has nothing to show, and what could be done about it. */
export function EmptyState({ title, icon = "info", children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.detail}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

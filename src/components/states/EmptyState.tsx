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
      {children && (
        <div className={styles.detail}>{typeof children === "string" ? withWholeOptions(children) : children}</div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** An option of the server, `--name VALUE`, is not broken over two lines. */
function withWholeOptions(words: string): ReactNode {
  return words.split(/(--[a-z-]+(?: [A-Z]+)?)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.option}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

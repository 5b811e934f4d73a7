import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./ErrorState.module.css";

interface ErrorStateProps {
  readonly title?: string;
  /** Where, why and how to mend. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  readonly action?: ReactNode;
}

/** Said in the place of what could not be had, with the way to try again. */
export function ErrorState({
  title = text("errors.title"),
  children,
  onRetry,
  isRetrying = false,
  action,
}: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <span className={styles.icon}>
        <Icon name="error" size={20} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.detail}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
            {text("errors.retry")}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

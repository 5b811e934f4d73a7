import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import styles from "./AppShell.module.css";

interface AppShellProps {
  readonly header: ReactNode;
  readonly statusLine?: ReactNode;
  /** What stands above every page: offline banner, notifications. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the console: header that stays, status line, notices, and the page in the middle. */
export function AppShell({ header, statusLine, notices, children }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {text("shell.skip")}
      </a>
      <div className={styles.top}>
        {header}
        {statusLine}
      </div>
      {notices}
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </div>
  );
}

/** Without it the hash would change, and the hash says what the player plays. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./Table.module.css";

interface TableProps {
  readonly caption: string;
  /** Header cells (`HeaderCell`). */
  readonly head: ReactNode;
  /** Rows (`<tr>`); numbers in cells of class `number` of `Table.module.css`. */
  readonly children: ReactNode;
}

/** A table short enough to be drawn whole; a long list is a `VirtualList`. */
export function Table({ caption, head, children }: TableProps) {
  return (
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

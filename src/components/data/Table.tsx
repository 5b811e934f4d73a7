import { type ReactNode, useRef } from "react";
import { useEdges } from "../controls/useEdges.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./Table.module.css";

interface TableProps {
  readonly caption: string;
  /** Header cells (`HeaderCell`). */
  readonly head: ReactNode;
  /** Rows (`<tr>`); numbers in cells of class `number` of `Table.module.css`. */
  readonly children: ReactNode;
}

/** A table short enough to be drawn whole; a long list is a `VirtualList`. Where it is wider than its place it scrolls, and fades. */
export function Table({ caption, head, children }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEdges(scroller);
  return (
    <div ref={scroller} className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
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

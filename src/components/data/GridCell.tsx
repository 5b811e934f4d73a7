import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./VirtualList.module.css";

interface GridCellProps {
  readonly children?: ReactNode;
  readonly isNumber?: boolean;
  /** Goes from this column, counted from 1, to the end of the row. */
  readonly fromColumn?: number;
}

/** One cell of a row of a `VirtualList`; what does not fit is cut with an ellipsis. */
export function GridCell({ children, isNumber = false, fromColumn }: GridCellProps) {
  return (
    <div
      role="gridcell"
      className={classes(styles.cell, isNumber && styles.number)}
      style={fromColumn === undefined ? undefined : { gridColumn: `${fromColumn} / -1` }}
    >
      {children}
    </div>
  );
}

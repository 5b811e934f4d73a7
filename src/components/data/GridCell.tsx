import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./VirtualList.module.css";

interface GridCellProps {
  readonly children?: ReactNode;
  readonly isNumber?: boolean;
}

/** One cell of a row of a `VirtualList`; what does not fit is cut with an ellipsis. */
export function GridCell({ children, isNumber = false }: GridCellProps) {
  return (
    <div role="gridcell" className={classes(styles.cell, isNumber && styles.number)}>
      {children}
    </div>
  );
}

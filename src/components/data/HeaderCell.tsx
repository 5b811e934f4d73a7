import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./HeaderCell.module.css";

interface HeaderCellProps {
  readonly label: string;
  /** `th` in a `Table`, `div` in a `VirtualList`. */
  readonly as?: "th" | "div";
  /** How the column is sorted now; without `onSort` it cannot be. */
  readonly sort?: "ascending" | "descending" | "none";
  readonly onSort?: () => void;
  readonly isNumber?: boolean;
  /** The label is only read aloud: a column of buttons. */
  readonly isHidden?: boolean;
  /** The words of the column stand behind a small button in each row. */
  readonly isBehindButton?: boolean;
}

/** The head of a column; a press sorts by it. */
export function HeaderCell({
  label,
  as = "th",
  sort = "none",
  onSort,
  isNumber = false,
  isHidden = false,
  isBehindButton = false,
}: HeaderCellProps) {
  const Cell = as;
  return (
    <Cell
      className={classes(styles.cell, isNumber && styles.number, isBehindButton && styles.behindButton)}
      aria-sort={onSort && sort}
      {...(as === "th" ? { scope: "col" } : { role: "columnheader" })}
    >
      {onSort ? (
        <button type="button" className={styles.button} onClick={onSort}>
          {label}
          <span className={classes(styles.arrow, sort !== "none" && styles.sorted)}>
            <Icon name={sort === "descending" ? "arrow-down" : "arrow-up"} size={12} />
          </span>
        </button>
      ) : isHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        label
      )}
    </Cell>
  );
}

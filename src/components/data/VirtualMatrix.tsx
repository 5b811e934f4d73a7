import { useVirtualizer } from "@tanstack/react-virtual";
import { type ComponentType, memo, type ReactNode, useMemo, useRef } from "react";
import { classes } from "../classes.ts";
import styles from "./VirtualMatrix.module.css";

type Mark = "full" | "hollow" | "faint";

/** Where a row and a column meet. */
export interface MatrixCell {
  /** Read aloud. */
  readonly label: string;
  /** Shown when the pointer rests on it. */
  readonly title: string;
  readonly mark: Mark | undefined;
}

interface VirtualMatrixProps<Row, Column> {
  readonly label: string;
  /** Head of the column of row heads. */
  readonly corner: ReactNode;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** Who a row or column is, whatever its place; stable functions, as all that follow. */
  readonly rowKey: (row: Row) => string;
  readonly columnKey: (column: Column) => string;
  readonly RowHead: ComponentType<{ readonly row: Row }>;
  readonly ColumnHead: ComponentType<{ readonly column: Column }>;
  readonly cellOf: (row: Row, index: number, column: Column) => MatrixCell;
  /** What each mark stands for. */
  readonly legend: readonly { readonly mark: Mark; readonly words: string }[];
}

const rowPx = 34;
const columnPx = 44;
const headPx = 132;

/** Rows against columns, thousands of either: only the cells in sight are drawn. Heads stay in sight; arrows scroll. */
export function VirtualMatrix<Row, Column>({
  label,
  corner,
  rows,
  columns,
  rowKey,
  columnKey,
  RowHead,
  ColumnHead,
  cellOf,
  legend,
}: VirtualMatrixProps<Row, Column>) {
  const scroller = useRef<HTMLDivElement>(null);
  const shared = { getScrollElement: () => scroller.current, useFlushSync: false };
  // Nothing of what it returns is handed on.
  // oxlint-disable-next-line react/incompatible-library
  const vertical = useVirtualizer({
    ...shared,
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 6,
    initialRect: { width: 0, height: 600 },
  });
  const horizontal = useVirtualizer({
    ...shared,
    horizontal: true,
    count: columns.length,
    estimateSize: () => columnPx,
    overscan: 3,
    initialRect: { width: 800, height: 0 },
  });
  const MatrixRow = useMemo(() => createMatrixRow(RowHead, columnKey, cellOf), [RowHead, columnKey, cellOf]);
  const Head = useMemo(() => memo(ColumnHead), [ColumnHead]);
  const shown = horizontal.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? -1];
  const width = `calc(var(--names) + ${horizontal.getTotalSize()}px)`;
  return (
    <>
      <ul className={styles.legend}>
        {legend.map(({ mark, words }) => (
          <li key={mark} className={styles[mark]}>
            {words}
          </li>
        ))}
      </ul>
      <div
        ref={scroller}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        tabIndex={0}
        className={styles.scroller}
        style={{ "--row": `${rowPx}px`, "--column": `${columnPx}px`, "--head": `${headPx}px` }}
      >
        <div role="rowgroup" className={styles.headGroup} style={{ width }}>
          <div role="row" aria-rowindex={1} className={styles.head}>
            <div role="columnheader" aria-colindex={1} className={styles.corner}>
              {corner}
            </div>
            {columns.slice(first, last + 1).map((column, offset) => (
              <div
                key={columnKey(column)}
                role="columnheader"
                aria-colindex={first + offset + 2}
                className={styles.column}
                style={{ left: leftOf(first + offset) }}
              >
                <Head column={column} />
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: vertical.getTotalSize(), width }}>
          {vertical.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <MatrixRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  topPx={start}
                  columns={columns}
                  first={first}
                  last={last}
                />
              )
            );
          })}
        </div>
      </div>
    </>
  );
}

function leftOf(column: number): string {
  return `calc(var(--names) + ${column * columnPx}px)`;
}

interface MatrixRowProps<Row, Column> {
  readonly row: Row;
  readonly index: number;
  readonly topPx: number;
  readonly columns: readonly Column[];
  /** Columns in sight. */
  readonly first: number;
  readonly last: number;
}

/** Makes the row of a matrix; it is drawn again only when its own or the columns in sight change. */
function createMatrixRow<Row, Column>(
  RowHead: VirtualMatrixProps<Row, Column>["RowHead"],
  columnKey: VirtualMatrixProps<Row, Column>["columnKey"],
  cellOf: VirtualMatrixProps<Row, Column>["cellOf"],
) {
  return memo(function MatrixRow({ row, index, topPx, columns, first, last }: MatrixRowProps<Row, Column>) {
    return (
      <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ transform: `translateY(${topPx}px)` }}>
        <div role="rowheader" aria-colindex={1} className={styles.rowHead}>
          <RowHead row={row} />
        </div>
        {columns.slice(first, last + 1).map((column, offset) => {
          const { label, title, mark } = cellOf(row, first + offset, column);
          return (
            <div
              key={columnKey(column)}
              role="cell"
              aria-colindex={first + offset + 2}
              aria-label={label}
              title={title}
              className={classes(styles.cell, mark && styles[mark])}
              style={{ left: leftOf(first + offset) }}
            />
          );
        })}
      </div>
    );
  });
}

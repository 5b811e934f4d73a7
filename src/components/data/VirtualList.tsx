import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  type Virtualizer,
  useVirtualizer,
} from "@tanstack/react-virtual";
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isKey, type KeyPress } from "../../model/keys/consoleKeys.ts";
import { classes } from "../classes.ts";
import { useRowHeight } from "./useRowHeight.ts";
import { useFocusKept, useScrollKept } from "./keptInList.ts";
import styles from "./VirtualList.module.css";

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Who an item is, whatever its place; a stable function. */
  readonly getKey: (item: Item) => string;
  /** Draws the cells (`GridCell`) of an item; a stable component, for a row is drawn anew only when its item is another. */
  readonly Row: ComponentType<{ readonly item: Item; readonly index: number }>;
  /** Header cells (`HeaderCell as="div"`). */
  readonly head?: ReactNode;
  /** Widths of the columns as `grid-template-columns` takes them. */
  readonly columns: string;
  /** Below this width the list scrolls sideways. */
  readonly minWidthPx?: number;
  /** As the theme says it when absent. */
  readonly rowHeightPx?: number;
  /** A row whose cells need more than that is as high as they are; those below it make room. */
  readonly growsRows?: boolean;
  /** Rows drawn beyond each edge of what is seen. */
  readonly preload?: number;
  readonly selectedKeys?: ReadonlySet<string>;
  /** Brought into sight when it changes, and when its item comes. */
  readonly scrollToKey?: string | undefined;
  /** Enter on a row. */
  readonly onOpen?: (item: Item) => void;
  /** Shown instead of rows when there are none, and none are on their way. */
  readonly empty?: ReactNode;
  /** How many rows are on their way: their place is shown while there are none. */
  readonly coming?: number;
}

const headHeightPx = 34;

/** Of a list whose size is not known yet. */
const unseenRect = { width: 0, height: 600 };

/** A list without rows has no height; its first ones would be drawn a frame late, when that has been measured. */
function observeSeenRect(
  rows: Virtualizer<HTMLDivElement, HTMLDivElement>,
  tell: (rect: { width: number; height: number }) => void,
): ReturnType<typeof observeElementRect> {
  return observeElementRect(rows, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: unseenRect.height }));
}

/**
 * A list of any length of which only the rows in sight are drawn. Arrows, Home, End and the page keys move between rows,
 * Tab through what is in a row and on to what comes after the list.
 */
export function VirtualList<Item>({
  label,
  items,
  getKey,
  Row,
  head,
  columns,
  minWidthPx = 0,
  rowHeightPx: givenPx,
  growsRows = false,
  preload = 10,
  selectedKeys,
  scrollToKey,
  onOpen,
  empty,
  coming = 0,
}: VirtualListProps<Item>) {
  const themePx = useRowHeight();
  const rowHeightPx = givenPx ?? themePx;
  const grid = useRef<HTMLDivElement>(null);
  const [currentKey, setCurrentKey] = useState<string>();
  const shouldFocus = useRef(false);
  const indexOf = useMemo(() => new Map(items.map((item, index) => [getKey(item), index])), [items, getKey]);
  const held = currentKey === undefined ? undefined : indexOf.get(currentKey);
  const current = held ?? 0;
  const VirtualRow = useMemo(() => createVirtualRow(Row), [Row]);
  const headHeight = head === undefined ? 0 : headHeightPx;

  // The row that holds the focus stays drawn when it is scrolled away, else the focus would be lost.
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
    [current],
  );
  // A new function would make the virtualizer measure every row again.
  const getItemKey = useCallback((index: number) => keyAt(items, index, getKey), [items, getKey]);
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeightPx,
    measureElement: (element) => Math.max(rowHeightPx, element.offsetHeight),
    overscan: preload,
    rangeExtractor,
    getItemKey,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: unseenRect,
    observeElementRect: observeSeenRect,
    // React 19 refuses it within effects; the preloaded rows cover the frame it would save.
    useFlushSync: false,
  });
  const { measure, measureElement } = rows;
  useLayoutEffect(() => {
    // What has been measured is so again when it is another height.
    if (!growsRows) measure();
  }, [measure, rowHeightPx, growsRows]);

  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus({ preventScroll: true });
  }, [current, currentKey]);

  const { onFocus, onBlur } = useFocusKept({ isThere: held !== undefined, index: current }, (index) => {
    if (items.length === 0) return;
    shouldFocus.current = true;
    setCurrentKey(keyAt(items, Math.min(index, items.length - 1), getKey));
  });

  useScrollKept(rows, label, indexOf);

  const wanted = scrollToKey === undefined ? undefined : indexOf.get(scrollToKey);
  const isWantedHere = wanted !== undefined;
  useLayoutEffect(() => {
    if (wanted !== undefined) rows.scrollToIndex(wanted, { align: "auto" });
    // Only when it changes or comes: a list that is sorted anew each second must not jump.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scrollToKey, isWantedHere]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isKey(event, "list.leave")) passOtherRows(grid.current, current);
    const { target } = event;
    const isRow = rowIndexOf(target) !== undefined;
    const isBox = target instanceof Element && target.matches("[data-index] [type=checkbox]");
    // Keys pressed in a control inside a row are the control's; a row's box reads none of those that move.
    if (!(isRow || isBox) || event.altKey || event.ctrlKey || event.metaKey) return;
    const item = items[current];
    if (isRow && isKey(event, "list.open") && item !== undefined) return onOpen?.(item);
    if (isRow && isKey(event, "list.range") && !event.shiftKey) return tickRow(event, current);
    const page = Math.max(1, Math.floor(((grid.current?.clientHeight ?? 0) - headHeight) / rowHeightPx) - 1);
    const next = moveInRows(event, current, items.length, page);
    if (next === null) return undefined;
    event.preventDefault();
    shouldFocus.current = true;
    setCurrentKey(keyAt(items, next, getKey));
    return rows.scrollToIndex(next, { align: "auto" });
  };
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus();
    const row = event.target instanceof Element ? event.target.closest("[data-index]") : null;
    const index = rowIndexOf(row);
    if (index !== undefined) setCurrentKey(keyAt(items, index, getKey));
  };

  const headRows = head === undefined ? 0 : 1;
  const list = (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={items.length + headRows}
      className={styles.grid}
      style={{ "--columns": columns, "--min-width": `${minWidthPx}px` }}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={onBlur}
    >
      {head !== undefined && (
        <div role="rowgroup" className={styles.headGroup} style={{ height: headHeight }}>
          <div role="row" aria-rowindex={1} className={styles.head}>
            {head}
          </div>
        </div>
      )}
      {items.length === 0 && coming > 0 && (
        <div
          aria-hidden
          className={styles.coming}
          style={{ height: coming * rowHeightPx, "--row-height": `${rowHeightPx}px` }}
        />
      )}
      {items.length > 0 && (
        <div role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const item = items[row.index];
            return (
              item !== undefined && (
                <VirtualRow
                  key={row.key}
                  item={item}
                  index={row.index}
                  rowIndex={row.index + headRows + 1}
                  topPx={row.start - headHeight}
                  heightPx={rowHeightPx}
                  canGrow={growsRows}
                  measure={growsRows ? measureElement : undefined}
                  isCurrent={row.index === current}
                  isSelected={selectedKeys?.has(getKey(item))}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
  return (
    <div className={styles.list}>
      {list}
      {items.length === 0 && coming === 0 && empty}
    </div>
  );
}

function keyAt<Item>(items: readonly Item[], index: number, getKey: (item: Item) => string): string {
  const item = items[index];
  return item === undefined ? String(index) : getKey(item);
}

function rowIndexOf(target: EventTarget | null): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset["index"] : undefined;
  return index === undefined ? undefined : Number(index);
}

/** Ticks the box of a row, where it has one. */
function tickRow(event: KeyboardEvent<HTMLElement>, index: number): void {
  const box = event.currentTarget.querySelector<HTMLElement>(
    `[data-index="${index}"] [type=checkbox]:not([role=switch])`,
  );
  if (box === null) return;
  event.preventDefault();
  if (!event.repeat) box.click();
}

/** Tab leads out of a list that may have thousands of rows: but the current one none is a stop while the browser looks for the next. */
function passOtherRows(grid: HTMLElement | null, current: number): void {
  const others = grid?.querySelectorAll<HTMLElement>(`[data-index]:not([data-index="${current}"])`) ?? [];
  const setInert = (isInert: boolean) => others.forEach((row) => (row.inert = isInert));
  setInert(true);
  setTimeout(setInert, 0, false);
}

/** The row a key leads to from a row; null when the key is not one that moves. */
export function moveInRows(press: KeyPress, from: number, count: number, page: number): number | null {
  const last = count - 1;
  if (isKey(press, "list.next")) return Math.min(last, from + 1);
  if (isKey(press, "list.before")) return Math.max(0, from - 1);
  if (isKey(press, "list.pageDown")) return Math.min(last, from + page);
  if (isKey(press, "list.pageUp")) return Math.max(0, from - page);
  if (isKey(press, "list.first")) return 0;
  return isKey(press, "list.last") ? last : null;
}

interface VirtualRowProps<Item> {
  readonly item: Item;
  readonly index: number;
  /** Place among all rows of the grid, the header included, from 1. */
  readonly rowIndex: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** It may be higher than that. */
  readonly canGrow: boolean;
  readonly measure: ((row: HTMLDivElement | null) => void) | undefined;
  readonly isCurrent: boolean;
  readonly isSelected: boolean | undefined;
}

/**
 * Makes the row of a list from what draws its cells. The row is drawn again only when something of its own changes;
 * its cells only when their item or their place does.
 */
function createVirtualRow<Item>(Row: ComponentType<{ readonly item: Item; readonly index: number }>) {
  const Cells = memo(Row);
  return memo(function VirtualRow({ item, index, measure, ...place }: VirtualRowProps<Item>) {
    return (
      <div
        ref={measure}
        role="row"
        aria-rowindex={place.rowIndex}
        aria-selected={place.isSelected}
        data-index={index}
        tabIndex={place.isCurrent ? 0 : -1}
        className={classes(styles.row, place.isSelected && styles.selected)}
        style={{
          [place.canGrow ? "minHeight" : "height"]: place.heightPx,
          transform: `translateY(${place.topPx}px)`,
        }}
      >
        <Cells item={item} index={index} />
      </div>
    );
  });
}

interface GridCellProps {
  /** What it shows is reported, and of before while the server is away. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
  readonly isNumber?: boolean;
  /** Goes from this column, counted from 1, to the end of the row. */
  readonly fromColumn?: number;
}

/** One cell of a row of a `VirtualList`; what does not fit is cut with an ellipsis. */
export function GridCell({ children, isNumber = false, isLive = false, fromColumn }: GridCellProps) {
  return (
    <div
      role="gridcell"
      className={classes(styles.cell, isNumber && styles.number)}
      data-live={isLive || undefined}
      style={fromColumn === undefined ? undefined : { gridColumn: `${fromColumn} / -1` }}
    >
      {children}
    </div>
  );
}

import { memo, type ComponentType } from "react";
import { classes } from "../classes.ts";
import styles from "./VirtualList.module.css";

interface VirtualRowProps<Item> {
  readonly item: Item;
  readonly index: number;
  /** Place among all rows of the grid, the header included, from 1. */
  readonly rowIndex: number;
  readonly topPx: number;
  readonly heightPx: number;
  readonly isCurrent: boolean;
  readonly isSelected: boolean | undefined;
}

/**
 * Makes the row of a list from what draws its cells. The row is drawn again only when something of its own changes;
 * its cells only when their item or their place does.
 */
export function virtualRowOf<Item>(Row: ComponentType<{ readonly item: Item; readonly index: number }>) {
  const Cells = memo(Row);
  return memo(function VirtualRow({ item, index, ...place }: VirtualRowProps<Item>) {
    return (
      <div
        role="row"
        aria-rowindex={place.rowIndex}
        aria-selected={place.isSelected}
        data-index={index}
        tabIndex={place.isCurrent ? 0 : -1}
        className={classes(styles.row, place.isSelected && styles.selected)}
        style={{ height: place.heightPx, transform: `translateY(${place.topPx}px)` }}
      >
        <Cells item={item} index={index} />
      </div>
    );
  });
}

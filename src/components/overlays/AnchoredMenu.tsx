import { useMemo } from "react";
import { Menu as AriaMenu, Popover } from "react-aria-components";
import { classes } from "../classes.ts";
import styles from "./Menu.module.css";
import type { MenuEntry } from "./MenuEntry.ts";
import { MenuLine } from "./MenuLine.tsx";

interface AnchoredMenuProps<Id extends string> {
  readonly label: string;
  /** What it opens at; undefined while it is closed. The focus goes back there. */
  readonly anchor: Element | undefined;
  readonly items: readonly MenuEntry<Id>[];
  readonly onAction: (id: Id) => void;
  readonly onClose: () => void;
}

/** One menu for the many rows of a list: it opens at whichever button was pressed. */
export function AnchoredMenu<Id extends string>({ label, anchor, items, onAction, onClose }: AnchoredMenuProps<Id>) {
  const trigger = useMemo(() => ({ current: anchor ?? null }), [anchor]);
  return (
    <Popover
      triggerRef={trigger}
      isOpen={anchor !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={classes(styles.popover)}
      offset={4}
      placement="bottom end"
    >
      <AriaMenu className={classes(styles.menu)} aria-label={label} autoFocus onClose={onClose}>
        {items.map((item) => (
          <MenuLine key={item.id} entry={item} onAction={onAction} />
        ))}
      </AriaMenu>
    </Popover>
  );
}

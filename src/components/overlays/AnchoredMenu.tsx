import { useMemo } from "react";
import { Menu as AriaMenu, MenuItem, Popover } from "react-aria-components";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import styles from "./Menu.module.css";

interface AnchoredMenuProps<Id extends string> {
  readonly label: string;
  /** What it opens at; undefined while it is closed. The focus goes back there. */
  readonly anchor: Element | undefined;
  readonly items: readonly AnchoredItem<Id>[];
  readonly onAction: (id: Id) => void;
  readonly onClose: () => void;
}

export interface AnchoredItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
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
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            className={classes(styles.item, item.isDangerous && styles.danger)}
            onAction={() => onAction(item.id)}
          >
            {item.icon && <Icon name={item.icon} size={15} />}
            {item.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}

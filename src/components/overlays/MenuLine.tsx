import { MenuItem } from "react-aria-components";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import styles from "./Menu.module.css";
import type { MenuEntry } from "./MenuEntry.ts";

interface MenuLineProps<Id extends string> {
  readonly entry: MenuEntry<Id>;
  readonly onAction: (id: Id) => void;
}

/** An action as a line of a menu. */
export function MenuLine<Id extends string>({ entry, onAction }: MenuLineProps<Id>) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={classes(styles.item, entry.isDangerous && styles.danger)}
      onAction={() => onAction(entry.id)}
    >
      {entry.icon && <Icon name={entry.icon} size={15} />}
      {entry.label}
    </MenuItem>
  );
}

import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import iconButton from "../controls/IconButton.module.css";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import styles from "./Menu.module.css";

interface MenuProps<Id extends string> {
  readonly label?: string;
  readonly icon?: IconName;
  readonly items: readonly Item<Id>[];
  readonly onAction: (id: Id) => void;
  readonly size?: "medium" | "small";
}

interface Item<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
}

/** The less usual actions behind one button. */
export function Menu<Id extends string>({
  label = text("shell.more"),
  icon = "more",
  items,
  onAction,
  size = "medium",
}: MenuProps<Id>) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classes(iconButton.button, size === "small" && iconButton.small)}>
        <Icon name={icon} />
      </Button>
      <Popover className={classes(styles.popover)} offset={4} placement="bottom end">
        <AriaMenu className={classes(styles.menu)} aria-label={label}>
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
    </MenuTrigger>
  );
}

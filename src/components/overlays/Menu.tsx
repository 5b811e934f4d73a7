import { Button, Menu as AriaMenu, MenuTrigger, Popover } from "react-aria-components";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import iconButton from "../controls/IconButton.module.css";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import styles from "./Menu.module.css";
import type { MenuEntry } from "./MenuEntry.ts";
import { MenuLine } from "./MenuLine.tsx";

interface MenuProps<Id extends string> {
  readonly label?: string;
  readonly icon?: IconName;
  readonly items: readonly MenuEntry<Id>[];
  readonly onAction: (id: Id) => void;
  readonly size?: "medium" | "small";
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
            <MenuLine key={item.id} entry={item} onAction={onAction} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

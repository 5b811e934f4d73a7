import { Button as AriaButton, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { classes } from "../classes.ts";
import iconButton from "../controls/IconButton.module.css";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../IconName.ts";
import styles from "./Menu.module.css";

interface ChoiceMenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of many, ticked in a list behind one button. */
export function ChoiceMenu({ label, icon, choices, chosen, onChange }: ChoiceMenuProps) {
  return (
    <MenuTrigger>
      <AriaButton aria-label={label} className={classes(iconButton.button)}>
        <Icon name={icon} />
      </AriaButton>
      <Popover className={classes(styles.popover)} offset={4} placement="bottom end">
        <AriaMenu
          className={classes(styles.menu)}
          aria-label={label}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={(keys) =>
            onChange(choices.map(({ id }) => id).filter((id) => keys === "all" || keys.has(id)))
          }
        >
          {choices.map((choice) => (
            <MenuItem key={choice.id} id={choice.id} textValue={choice.label} className={classes(styles.item)}>
              {({ isSelected }) => (
                <>
                  <span className={styles.tick}>{isSelected && <Icon name="check" size={14} />}</span>
                  {choice.label}
                </>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

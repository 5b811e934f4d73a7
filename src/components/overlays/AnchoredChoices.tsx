import { useMemo } from "react";
import { Menu as AriaMenu, MenuItem, Popover } from "react-aria-components";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import styles from "./Menu.module.css";

interface AnchoredChoicesProps {
  readonly label: string;
  /** What it opens at; undefined while it is closed. The focus goes back there. */
  readonly anchor: Element | undefined;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Several of many, ticked in a list that stays open. */
export function AnchoredChoices({ label, anchor, choices, chosen, onChange, onClose }: AnchoredChoicesProps) {
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
      <AriaMenu
        className={classes(styles.menu)}
        aria-label={label}
        autoFocus
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
  );
}

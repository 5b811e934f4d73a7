import { type ReactNode, useMemo } from "react";
import {
  Button,
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from "react-aria-components";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { Spinner } from "../states/LoadingState.tsx";
import { classes } from "../classes.ts";
import { type IconName, isDeletion } from "../icons.ts";
import { type When, WhenSign } from "../states/WhenSign.tsx";
import iconButton from "../controls/Button.module.css";
import styles from "./Menu.module.css";
import { InSpokenLanguage } from "./InSpokenLanguage.tsx";

/** One action of a menu. */
export interface MenuAction<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDisabled?: boolean;
  /** When it takes effect; undefined for what changes nothing. */
  readonly when?: When | undefined;
}

interface MenuProps<Id extends string> {
  readonly label?: string;
  readonly icon?: IconName;
  readonly items: readonly MenuAction<Id>[];
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
    <InSpokenLanguage>
      <MenuTrigger>
        <Button aria-label={label} className={classes(iconButton.iconButton, size === "small" && iconButton.smallIcon)}>
          <Icon name={icon} />
        </Button>
        <Popover className={classes(styles.popover)} offset={4} placement="bottom end">
          <AriaMenu className={classes(styles.menu)} aria-label={label}>
            {items.map((item) => (
              <ActionItem key={item.id} action={item} onAction={onAction} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </InSpokenLanguage>
  );
}

interface AnchoredMenuProps<Id extends string> extends Anchored {
  readonly label: string;
  readonly items: readonly MenuAction<Id>[];
  readonly onAction: (id: Id) => void;
}

/** One menu for the many rows of a list: it opens at whichever button was pressed. */
export function AnchoredMenu<Id extends string>({ label, anchor, items, onAction, onClose }: AnchoredMenuProps<Id>) {
  return (
    <AnchoredPopover anchor={anchor} onClose={onClose}>
      <AriaMenu className={classes(styles.menu)} aria-label={label} autoFocus onClose={onClose}>
        {items.map((item) => (
          <ActionItem key={item.id} action={item} onAction={onAction} />
        ))}
      </AriaMenu>
    </AnchoredPopover>
  );
}

interface AnchoredChoicesProps extends Anchored {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of many, ticked in a list that stays open. */
export function AnchoredChoices({ label, anchor, choices, chosen, onChange, onClose }: AnchoredChoicesProps) {
  return (
    <AnchoredPopover anchor={anchor} onClose={onClose}>
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
          <TickedItem key={choice.id} choice={choice} />
        ))}
      </AriaMenu>
    </AnchoredPopover>
  );
}

/** One of a few, of which one is always chosen. */
export interface MenuChoice {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly lang?: string }[];
  readonly chosen: string;
  /** What was chosen is on its way. */
  readonly isBusy?: boolean;
  readonly onChoose: (id: string) => void;
}

interface AnchoredSettingsProps<Id extends string> extends AnchoredMenuProps<Id> {
  readonly groups: readonly MenuChoice[];
}

/** A few choices, each of one among others, in a menu that stays open; below them actions. */
export function AnchoredSettings<Id extends string>(props: AnchoredSettingsProps<Id>) {
  const { label, groups, items, anchor, onAction, onClose } = props;
  return (
    <AnchoredPopover anchor={anchor} onClose={onClose}>
      <AriaMenu className={classes(styles.menu)} aria-label={label} autoFocus onClose={onClose}>
        {groups.map((group) => (
          <ChoiceSection key={group.label} group={group} />
        ))}
        <Separator className={classes(styles.line)} />
        {items.map((item) => (
          <ActionItem key={item.id} action={item} onAction={onAction} />
        ))}
      </AriaMenu>
    </AnchoredPopover>
  );
}

function ChoiceSection({
  group: { label, choices, chosen, isBusy = false, onChoose },
}: {
  readonly group: MenuChoice;
}) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const next = choices.find(({ id }) => keys !== "all" && keys.has(id));
        if (next !== undefined) onChoose(next.id);
      }}
    >
      <Header className={classes(styles.heading)}>{label}</Header>
      {choices.map((choice) => (
        <TickedItem key={choice.id} choice={choice} isBusy={isBusy} />
      ))}
    </MenuSection>
  );
}

interface TickedItemProps {
  readonly choice: MenuChoice["choices"][number];
  readonly isBusy?: boolean;
}

function TickedItem({ choice: { id, label, lang }, isBusy = false }: TickedItemProps) {
  return (
    <MenuItem id={id} textValue={label} className={classes(styles.item)}>
      {({ isSelected }) => (
        <>
          <span className={styles.tick}>
            {isSelected && (isBusy ? <Spinner size={12} /> : <Icon name="check" size={14} />)}
          </span>
          <span lang={lang}>{label}</span>
        </>
      )}
    </MenuItem>
  );
}

interface Anchored {
  /** What it opens at; undefined while it is closed. The focus goes back there. */
  readonly anchor: Element | undefined;
  readonly onClose: () => void;
}

function AnchoredPopover({ anchor, onClose, children }: Anchored & { readonly children: ReactNode }) {
  const trigger = useMemo(() => ({ current: anchor ?? null }), [anchor]);
  return (
    <InSpokenLanguage>
      <Popover
        triggerRef={trigger}
        isOpen={anchor !== undefined}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className={classes(styles.popover)}
        offset={4}
        placement="bottom end"
      >
        {children}
      </Popover>
    </InSpokenLanguage>
  );
}

interface ActionItemProps<Id extends string> {
  readonly action: MenuAction<Id>;
  readonly onAction: (id: Id) => void;
}

function ActionItem<Id extends string>({ action, onAction }: ActionItemProps<Id>) {
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      isDisabled={action.isDisabled ?? false}
      className={classes(styles.item, isDeletion(action.icon) && styles.danger)}
      onAction={() => onAction(action.id)}
    >
      {action.icon && <Icon name={action.icon} size={15} />}
      <Text slot="label" className={classes(styles.label)}>
        {action.when ? `${action.label} ` : action.label}
        {action.when && (
          <span className={styles.when}>
            <WhenSign when={action.when} />
          </span>
        )}
      </Text>
    </MenuItem>
  );
}

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { Dialog as AriaDialog, Modal, ModalOverlay } from "react-aria-components";
import { isKey } from "../../model/keys/consoleKeys.ts";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { IconButton } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import { type IconName, isDeletion } from "../icons.ts";
import { WhenSign, type When } from "../states/WhenSign.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./SearchPalette.module.css";

export interface PaletteRow {
  readonly id: string;
  readonly title: readonly { readonly text: string; readonly isMarked: boolean }[];
  /** Where it belongs, or what it is. */
  readonly detail: string;
  /** When it takes effect; undefined for what changes nothing. */
  readonly when?: When | undefined;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
}

export interface PaletteGroup {
  readonly title: string;
  /** How many there are, in words where not all of them are shown. */
  readonly shown: string;
  readonly rows: readonly PaletteRow[];
}

interface SearchPaletteProps {
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The field has the focus: from now on it takes the keys. */
  readonly onReady: () => void;
  readonly groups: readonly PaletteGroup[];
  readonly currentId: string | undefined;
  readonly onCurrent: (id: string) => void;
  /** How much was found, in words, as it is read aloud. */
  readonly status: string;
  /** Below the rows: nothing was found, or which keys do what. */
  readonly foot: string;
  readonly onChoose: (id: string, isNewTab: boolean) => void;
  /** Escape, or a press outside. */
  readonly onClose: () => void;
}

/** A window that finds things while one types: the focus stays in the field, arrows go through the rows. */
export function SearchPalette(props: SearchPaletteProps) {
  const { label, groups, currentId, typed, onChoose, onClose } = props;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = groups.flatMap((group) => group.rows);
  const optionId = (id: string) => `${prefix}${rows.findIndex((row) => row.id === id)}`;
  useEffect(() => {
    // Absent in test browsers without layout.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: "nearest" });
  }, [currentId]);
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === currentId);
    const next = rows[(at + by + rows.length) % rows.length];
    if (next) props.onCurrent(next.id);
  };
  const choose = (id: string | undefined, isNewTab: boolean) => {
    if (rows.some((row) => row.id === id && row.isDisabled !== true)) onChoose(id ?? "", isNewTab);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = keyActs.find(([key]) => isKey(event, key))?.[1];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act({ step, choose: (isNewTab) => choose(currentId, isNewTab), close: onClose });
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={classes(styles.veil)}>
      <Modal className={classes(styles.window)}>
        <AriaDialog aria-label={label} className={classes(styles.dialog)}>
          <div className={styles.head}>
            <Icon name="search" size={16} />
            <input
              // The one thing to do here.
              autoFocus
              type="text"
              className={styles.input}
              role="combobox"
              aria-label={label}
              aria-expanded={rows.length > 0}
              aria-controls={`${prefix}list`}
              aria-autocomplete="list"
              aria-activedescendant={currentId === undefined ? undefined : optionId(currentId)}
              placeholder={props.placeholder}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => props.onType(event.currentTarget.value)}
              onFocus={props.onReady}
              onKeyDown={handleKey}
            />
            <IconButton icon="remove" label={text("shell.close")} onClick={onClose} />
          </div>
          <div ref={list} id={`${prefix}list`} role="listbox" aria-label={label} className={styles.list}>
            {groups.map((group, index) => (
              <div key={group.title} role="group" aria-labelledby={`${prefix}group${index}`}>
                <div id={`${prefix}group${index}`} className={styles.group}>
                  {group.title} <span className={styles.count}>{group.shown}</span>
                </div>
                {group.rows.map((row) => (
                  <Row
                    key={row.id}
                    row={row}
                    domId={optionId(row.id)}
                    isCurrent={row.id === currentId}
                    onPoint={props.onCurrent}
                    onChoose={choose}
                  />
                ))}
              </div>
            ))}
          </div>
          <p className={styles.foot}>{props.foot}</p>
          <VisuallyHidden>
            <span role="status">{props.status}</span>
          </VisuallyHidden>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface KeyDeeds {
  readonly step: (by: number) => void;
  readonly choose: (isNewTab: boolean) => void;
  readonly close: () => void;
}

const keyActs = [
  ["search.next", ({ step }: KeyDeeds) => step(1)],
  ["search.before", ({ step }: KeyDeeds) => step(-1)],
  ["search.choose", ({ choose }: KeyDeeds) => choose(false)],
  ["search.newTab", ({ choose }: KeyDeeds) => choose(true)],
  ["search.back", ({ close }: KeyDeeds) => close()],
] as const;

interface RowProps {
  readonly row: PaletteRow;
  readonly domId: string;
  readonly isCurrent: boolean;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string, isNewTab: boolean) => void;
}

function Row({
  row: { id, title, detail, when, icon, isDisabled = false },
  domId,
  isCurrent,
  onPoint,
  onChoose,
}: RowProps) {
  const handleClick = (event: MouseEvent) => onChoose(id, event.ctrlKey || event.metaKey);
  return (
    // Keys are the field's, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={domId}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-disabled={isDisabled || undefined}
      className={classes(styles.row, isDeletion(icon) && styles.deletion)}
      onMouseMove={() => isCurrent || onPoint(id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      <Icon name={icon} size={15} />
      <span className={styles.title}>
        {title.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : part.text))}
      </span>{" "}
      <span className={styles.detail}>
        {detail} {when && <WhenSign when={when} />}
      </span>
    </div>
  );
}

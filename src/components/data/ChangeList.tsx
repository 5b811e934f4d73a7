import { type RefObject, useEffect, useRef, useState } from "react";
import type { ChangePart } from "../../model/diff/Change.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { Button, IconButton } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import { EmptyState } from "../states/EmptyState.tsx";
import { type ChangeGroup, type ChangeRow, type ChangeSection, changeSections, commonOld } from "./changeGroups.ts";
import { ChangeValues, OldValue } from "./ChangeValues.tsx";
import sections from "../../theme/sections.module.css";
import styles from "./ChangeList.module.css";

interface ChangeListProps {
  readonly changes: readonly ChangeRow[];
  readonly onUndo?: (id: string) => void;
  /** Takes the equal changes of several back, as one. */
  readonly onUndoEach?: (ids: readonly string[]) => void;
  /** Takes one part of the change of a list back, of several where they are equal. */
  readonly onUndoPart?: (ids: readonly string[], part: ChangePart) => void;
}

/** So many headings, or members of a group, are drawn at first; of the others so many more with each press. */
const STEP = 100;

/**
 * What is about to be saved: entity, field, how it was, how it will be, and a way to take each back. Equal changes of
 * several are told once, and open to whom they are about. After an undo the focus is on the next one.
 */
export function ChangeList({ changes, ...undo }: ChangeListProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterUndo(frame);
  const [shown, setShown] = useState(STEP);
  const changed = changeSections(changes);
  const more = changed.length - shown;
  return (
    <div ref={frame} className={styles.changes} role="group" tabIndex={-1} aria-label={text("review.label")}>
      {changes.length === 0 && <EmptyState icon="review" title={text("review.empty")} />}
      {changed.slice(0, shown).map((section) => (
        <div key={section.key}>
          <h3 className={sections.part}>{titleOf(section)}</h3>
          <ul className={styles.rows}>
            {section.groups.map((group) => (
              <GroupRow key={group.first.id} group={group} {...undo} />
            ))}
          </ul>
        </div>
      ))}
      {more > 0 && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {changeText("changes.showMore", { count: Math.min(STEP, more), rest: more })}
        </Button>
      )}
    </div>
  );
}

function titleOf({ groups: [group], plural, entity }: ChangeSection): string {
  const count = group?.members.length ?? 0;
  return count > 1 ? changeText("changes.many", { count, plural }) : entity;
}

interface GroupRowProps extends Omit<ChangeListProps, "changes"> {
  readonly group: ChangeGroup;
}

function GroupRow({ group, onUndo, onUndoEach, onUndoPart }: GroupRowProps) {
  const { first, members } = group;
  const isOne = members.length === 1;
  const title = changeText("changes.many", { count: members.length, plural: first.among?.plural ?? "" });
  const about = isOne ? first.entity : title;
  const ids = members.map(({ id }) => id);
  const undo = isOne ? onUndo && (() => onUndo(first.id)) : onUndoEach && (() => onUndoEach(ids));
  const undoPart = onUndoPart && {
    labelOf: (what: string) => changeText("changes.undoPart", { what, field: first.field, entity: about }),
    undo: (part: ChangePart) => onUndoPart(ids, part),
  };
  const common = isOne ? first : commonOld(group);
  return (
    <li className={classes(styles.row, first.field === "" && styles.whole)}>
      {first.field !== "" && <span className={styles.field}>{first.field}</span>}
      <span className={styles.values}>
        <ChangeValues
          change={common ?? { ...first, old: changeText("changes.various"), isOldUnset: true }}
          partUndo={undoPart}
        />
      </span>
      {undo && <IconButton icon="undo" size="small" label={undoLabel(first, about)} onClick={undo} />}
      {first.impact && (
        <p className={styles.impact}>
          <Icon name="warning" size={13} />
          {first.impact}
        </p>
      )}
      {!isOne && <Members group={group} isOldCommon={common !== undefined} title={title} onUndo={onUndo} />}
      {first.question && <div className={styles.question}>{first.question}</div>}
    </li>
  );
}

function undoLabel({ field }: ChangeRow, entity: string): string {
  return field === "" ? changeText("changes.undoWhole", { entity }) : text("review.undoField", { field, entity });
}

interface MembersProps {
  readonly group: ChangeGroup;
  readonly onUndo: ChangeListProps["onUndo"];
  readonly isOldCommon: boolean;
  readonly title: string;
}

/** Whom an equal change is about, each with its own undo; drawn once they are asked for. */
function Members({ group: { members }, isOldCommon, title, onUndo }: MembersProps) {
  const [shown, setShown] = useState(0);
  const more = members.length - shown;
  return (
    <details className={styles.members} onToggle={(event) => setShown(event.currentTarget.open ? STEP : 0)}>
      <summary>{title}</summary>
      {shown > 0 && (
        <ul>
          {members.slice(0, shown).map((member) => (
            <li key={member.id} className={styles.member}>
              <span>{member.among?.name}</span>
              {!isOldCommon && <OldValue change={member} />}
              {onUndo && (
                <IconButton
                  icon="undo"
                  size="small"
                  label={undoLabel(member, member.entity)}
                  onClick={() => onUndo(member.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown > 0 && more > 0 && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {changeText("changes.showMore", { count: Math.min(STEP, more), rest: more })}
        </Button>
      )}
    </details>
  );
}

/** A button of the list, and its place among those of its row and of all rows. */
interface FocusPlace {
  readonly element: HTMLElement;
  readonly row: HTMLElement | null;
  readonly inRow: number;
  readonly inAll: number;
  readonly isItem: boolean;
}

/** What was pressed goes with its change: then what stands in its place has the focus, in its row if that is there, else the list. */
function useFocusAfterUndo(frame: RefObject<HTMLElement | null>): void {
  const last = useRef<FocusPlace>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? placeOf(target, frame.current) : undefined;
    };
    const { current } = frame;
    current?.addEventListener("focusin", note);
    return () => current?.removeEventListener("focusin", note);
  }, [frame]);
  useEffect(() => {
    const place = last.current;
    if (place === undefined || place.element.isConnected) return;
    last.current = undefined;
    const isRowThere = place.row?.isConnected === true;
    const inRow = buttonsIn(place.row);
    // The undo of the whole list follows those of its items: it is no item's successor while one is left.
    const items = isRowThere && place.isItem ? inRow.filter(isOfItem) : [];
    const left = items.length > 0 ? items : isRowThere ? inRow : buttonsIn(frame.current);
    (left[isRowThere ? place.inRow : place.inAll] ?? left.at(-1) ?? frame.current)?.focus();
  });
}

function placeOf(element: HTMLElement, frame: HTMLElement | null): FocusPlace | undefined {
  const inAll = buttonsIn(frame).indexOf(element);
  const row = element.closest<HTMLElement>(`.${styles.row}`);
  return inAll === -1
    ? undefined
    : { element, row, inRow: buttonsIn(row).indexOf(element), inAll, isItem: isOfItem(element) };
}

/** Whether it takes one item of a list back. */
function isOfItem(element: HTMLElement): boolean {
  return element.closest(`.${styles.item}`) !== null;
}

function buttonsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>("button, summary") ?? [])];
}

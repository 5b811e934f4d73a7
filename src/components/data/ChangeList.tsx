import { type RefObject, useEffect, useRef, useState } from "react";
import { changeText } from "../../texts/en/changeWords.ts";
import { text } from "../../texts/text.ts";
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
}

/** So many headings, or members of a group, are drawn at first; of the others so many more with each press. */
const STEP = 100;

/**
 * What is about to be saved: entity, field, how it was, how it will be, and a way to take each back. Equal changes of
 * several are told once, and open to whom they are about. After an undo the focus is on the next one.
 */
export function ChangeList({ changes, onUndo, onUndoEach }: ChangeListProps) {
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
              <GroupRow key={group.first.id} group={group} onUndo={onUndo} onUndoEach={onUndoEach} />
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

interface GroupRowProps {
  readonly group: ChangeGroup;
  readonly onUndo: ChangeListProps["onUndo"];
  readonly onUndoEach: ChangeListProps["onUndoEach"];
}

function GroupRow({ group, onUndo, onUndoEach }: GroupRowProps) {
  const { first, members } = group;
  const isOne = members.length === 1;
  const title = changeText("changes.many", { count: members.length, plural: first.among?.plural ?? "" });
  const undo = isOne
    ? onUndo && (() => onUndo(first.id))
    : onUndoEach && (() => onUndoEach(members.map(({ id }) => id)));
  const common = isOne ? first : commonOld(group);
  return (
    <li className={styles.row}>
      <span className={styles.field}>{first.field}</span>
      <span className={styles.values}>
        <ChangeValues change={common ?? { ...first, old: changeText("changes.various"), isOldUnset: true }} />
      </span>
      {undo && (
        <IconButton icon="undo" size="small" label={undoLabel(first, isOne ? first.entity : title)} onClick={undo} />
      )}
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

interface MembersProps extends Pick<GroupRowProps, "group" | "onUndo"> {
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

/** What was pressed goes with its change: then what stands in its place has the focus, else the list. */
function useFocusAfterUndo(frame: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly element: Element; readonly index: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const index = target instanceof HTMLElement ? buttonsIn(frame.current).indexOf(target) : -1;
      last.current = target instanceof HTMLElement && index !== -1 ? { element: target, index } : undefined;
    };
    const { current } = frame;
    current?.addEventListener("focusin", note);
    return () => current?.removeEventListener("focusin", note);
  }, [frame]);
  useEffect(() => {
    const { element, index } = last.current ?? {};
    if (element === undefined || element.isConnected || index === undefined) return;
    last.current = undefined;
    const left = buttonsIn(frame.current);
    (left[index] ?? left.at(-1) ?? frame.current)?.focus();
  });
}

function buttonsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>("button, summary") ?? [])];
}

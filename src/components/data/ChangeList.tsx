import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { IconButton } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import { EmptyState } from "../states/EmptyState.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./ChangeList.module.css";

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly onUndo?: (id: string) => void;
}

interface Change {
  readonly id: string;
  /** What is changed, as the operator calls it: "Stream news". */
  readonly entity: string;
  readonly field: string;
  /** In words; undefined: not set. */
  readonly old: string | undefined;
  readonly new: string | undefined;
  /** It comes or goes as a whole: there is no value to show. */
  readonly whole?: "created" | "deleted" | undefined;
  /** Neither value is shown. */
  readonly isSecret?: boolean;
  /** What follows from it: "restarts the stream, 312 viewers". */
  readonly impact?: string;
  /** What is to be settled about it before it can be saved. */
  readonly question?: ReactNode;
}

/** What is about to be saved: entity, field, how it was, how it will be, and a way to take each back. */
export function ChangeList({ changes, onUndo }: ChangeListProps) {
  if (changes.length === 0) return <EmptyState icon="review" title={text("review.empty")} />;
  const entities = [...new Set(changes.map((change) => change.entity))];
  return (
    <div className={styles.changes} role="group" aria-label={text("review.label")}>
      {entities.map((entity) => (
        <section key={entity} className={styles.entity}>
          <h3 className={styles.title}>{entity}</h3>
          <ul className={styles.rows}>
            {changes
              .filter((change) => change.entity === entity)
              .map((change) => (
                <li key={change.id} className={styles.row}>
                  <span className={styles.field}>{change.field}</span>
                  <span className={styles.values}>
                    <Values change={change} />
                  </span>
                  {onUndo && (
                    <IconButton
                      icon="undo"
                      size="small"
                      label={text("review.undoField", { field: change.field, entity })}
                      onClick={() => onUndo(change.id)}
                    />
                  )}
                  {change.impact && (
                    <p className={styles.impact}>
                      <Icon name="warning" size={13} />
                      {change.impact}
                    </p>
                  )}
                  {change.question && <div className={styles.question}>{change.question}</div>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Values({ change }: { readonly change: Change }) {
  if (change.whole === "created") return <ins className={styles.new}>{text("changes.created")}</ins>;
  if (change.whole === "deleted") return <span className={styles.gone}>{text("changes.deleted")}</span>;
  return (
    <>
      <VisuallyHidden>{text("review.was")} </VisuallyHidden>
      <del className={styles.old}>{shown(change, change.old)}</del>
      <Icon name="arrow-right" size={12} />
      <VisuallyHidden> {text("review.becomes")} </VisuallyHidden>
      <ins className={styles.new}>{shown(change, change.new)}</ins>
    </>
  );
}

function shown(change: Change, value: string | undefined): string {
  if (value === undefined) return text("review.absent");
  return change.isSecret ? text("review.hidden") : value;
}

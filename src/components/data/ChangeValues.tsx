import type { ChangePart } from "../../model/diff/Change.ts";
import { partInWords } from "../../model/diff/listChange.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { text } from "../../texts/text.ts";
import { breakable } from "../breakable.tsx";
import { IconButton } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import type { ChangeRow } from "./changeGroups.ts";
import styles from "./ChangeList.module.css";

interface ChangeValuesProps {
  readonly change: ChangeRow;
  /** Takes one of several parts back, where that can be done. */
  readonly partUndo?: PartUndo | undefined;
}

interface PartUndo {
  readonly labelOf: (what: string) => string;
  readonly undo: (part: ChangePart) => void;
}

/** How it was and how it will be; of what comes or goes as a whole, that it does; of a list, what becomes of each item. */
export function ChangeValues({ change, partUndo }: ChangeValuesProps) {
  if (change.whole === "created") return <ins className={styles.new}>{changeText("changes.whole.created")}</ins>;
  if (change.whole === "deleted")
    return (
      <span className={styles.gone}>
        <Icon name="trash" size={13} />
        {changeText("changes.whole.deleted")}
      </span>
    );
  const { parts = [], hasUndoOfParts } = change;
  // Of a single one the undo beside the whole is the same.
  const undo = hasUndoOfParts === true && parts.length > 1 ? partUndo : undefined;
  const hasValue = change.new !== undefined || change.old !== undefined || change.parts === undefined;
  return (
    <>
      {hasValue && (
        <Pair
          from={shown(change.old, change, change.isOldUnset)}
          to={shown(change.new, change, change.isNewUnset)}
          isFromUnset={change.isOldUnset === true || change.old === undefined}
          isToUnset={change.isNewUnset === true || change.new === undefined}
        />
      )}
      {change.parts && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={JSON.stringify(part)} className={styles.item}>
              <span className={styles.part}>
                <Part part={part} />
              </span>
              {undo && (
                <IconButton
                  icon="undo"
                  size="small"
                  label={undo.labelOf(partInWords(part))}
                  onClick={() => undo.undo(part)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How it was, where that is not the same of all. */
export function OldValue({ change }: { readonly change: ChangeRow }) {
  const Tag = change.isOldUnset === true || change.old === undefined ? "span" : "del";
  return (
    <Tag className={Tag === "del" ? styles.old : styles.unset}>
      {breakable(shown(change.old, change, change.isOldUnset))}
    </Tag>
  );
}

function Part({ part: { kind, item, title, detail, ...values } }: { readonly part: ChangePart }) {
  if (kind === "order") return <span className={styles.unset}>{changeText("changes.order")}</span>;
  if (kind === "removed")
    return (
      <>
        <del className={styles.old}>{breakable(item)}</del>
        <span className={styles.wordGone}>{text("review.removed")}</span>
      </>
    );
  if (kind === "added")
    return (
      <>
        <ins className={styles.new}>{breakable(item)}</ins>
        <span className={styles.wordNew}>{text("review.added")}</span>
        {detail !== undefined && <span className={styles.unset}>{breakable(detail)}</span>}
      </>
    );
  return (
    <>
      {(item !== "" || title !== "") && (
        <span className={styles.what}>{breakable([item, title].filter(Boolean).join(", "))}</span>
      )}
      <Pair
        from={values.from ?? ""}
        to={values.to ?? ""}
        isFromUnset={values.isFromUnset === true}
        isToUnset={values.isToUnset === true}
      />
    </>
  );
}

interface PairProps {
  readonly from: string;
  readonly to: string;
  readonly isFromUnset: boolean;
  readonly isToUnset: boolean;
}

/** Old and new side by side; what was not set is no value that goes, and is not struck through. */
function Pair({ from, to, isFromUnset, isToUnset }: PairProps) {
  return (
    <span className={styles.pair}>
      <VisuallyHidden>{text("review.was")} </VisuallyHidden>
      {isFromUnset ? <span className={styles.unset}>{from}</span> : <del className={styles.old}>{breakable(from)}</del>}
      <span className={styles.to}>
        <Icon name="arrow-right" size={12} />
        <VisuallyHidden> {text("review.becomes")} </VisuallyHidden>
        {isToUnset ? <span className={styles.unset}>{to}</span> : <ins className={styles.new}>{breakable(to)}</ins>}
      </span>
    </span>
  );
}

function shown(value: string | undefined, { isSecret }: ChangeRow, isUnset: boolean | undefined): string {
  if (value === undefined) return text("review.absent");
  return isSecret === true && isUnset !== true ? text("review.hidden") : value;
}

import { memo } from "react";
import { IconButton } from "../../components/controls/IconButton.tsx";
import { pathOf } from "../../model/path/pathOf.ts";
import { text } from "../../texts/text.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import styles from "./AccordionItem.module.css";

interface Props {
  readonly title: string;
  /** Of the item. */
  readonly pointer: string;
  readonly list: string;
  readonly id: string;
  readonly bodyId: string;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  readonly segment: string;
  /** The same function at each render. */
  readonly onRemove: (segment: string) => void;
}

/** The title of a folded item. Its props are plain values, so an edit in one item draws no other's title again. */
export const AccordionHead = memo(function AccordionHead({
  title,
  pointer,
  list,
  id,
  bodyId,
  isOpen,
  isFixed,
  segment,
  onRemove,
}: Props) {
  const session = useSession();
  const problems = useSessionValue((one) => one.problemsWithin(pointer));
  const isNew = useSessionValue((one) => one.isNewItem(pathOf(pointer)));
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => session.unfolded.setItem(list, isOpen ? undefined : id)}
      >
        {title} {isNew && <span className={styles.badge}>{text("forms.newItem")}</span>}{" "}
        {problems > 0 && <span className={styles.problems}>{text("forms.problems", { count: problems })}</span>}
      </button>
      {!isFixed && (
        <IconButton
          icon="trash"
          size="small"
          label={text("forms.removeItem", { title })}
          onClick={() => onRemove(segment)}
        />
      )}
    </div>
  );
});

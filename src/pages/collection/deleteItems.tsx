import { observer } from "mobx-react-lite";
import { IconButton } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { usedByWords, usersOfEach } from "../../model/entity/references/entityUsers.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { text } from "../../texts/text.ts";
import styles from "./CollectionList.module.css";

/** So many names are told in a question; the count tells of the others. */
const namesTold = 10;

/** What the question tells of the items. */
type Titled = Pick<CollectionRows, "entity" | "titleOf">;

/** Asks whether items are to go: what remains of them, and who names them. */
export function useDeletionQuestion({ entity, titleOf }: Titled): (keys: readonly string[]) => Promise<boolean> {
  const { config, questions } = useStores();
  return (keys) => {
    const { collection = "", plural } = entity;
    const names = keys.slice(0, namesTold).map(titleOf).join(", ");
    const words =
      keys.length === 1
        ? text("collection.deleteOne", { name: names })
        : text("collection.deleteMany", {
            count: keys.length,
            plural: inSentence(plural),
            names:
              keys.length > namesTold ? text("collection.andMore", { names, count: keys.length - namesTold }) : names,
          });
    const isRecorded = keys.some((key) => hasDvr(config.node(collection, key).readConfig()));
    const paths = keys.map((key) => [collection, key]);
    const users = usersOfEach(config.peek(), paths, entities);
    const question = [words, ...(isRecorded ? [text("confirm.archiveRemains")] : []), ...usedByWords(users)].join(" ");
    return questions.ask(question, { label: text("confirm.deleteButton"), isDangerous: true });
  };
}

/** Deletes items after a question: one at once, several in the draft, whose review shows each. */
export function useDeleteItems(rows: Titled): (keys: readonly string[]) => Promise<void> {
  const stores = useStores();
  const ask = useDeletionQuestion({ entity: rows.entity, titleOf: (key) => rows.titleOf(key) });
  return async (keys) => {
    if (!(await ask(keys))) return;
    const { collection = "" } = rows.entity;
    const edits = keys.map((key) => [[collection, key], undefined] as const);
    if (keys.length > 1) stores.draft.editEach(edits);
    else await saveAtOnce(stores, edits);
  };
}

interface DeleteButtonProps {
  readonly rows: CollectionRows;
  readonly itemKey: string;
  readonly name: string;
}

/** Deletes an item of a list in which that is often done. */
export const DeleteButton = observer(function DeleteButton({ rows, itemKey, name }: DeleteButtonProps) {
  const { connection } = useStores();
  const remove = useDeleteItems(rows);
  return (
    <span className={styles.delete}>
      <IconButton
        icon="trash"
        size="small"
        tone="danger"
        label={text("groups.remove", { name })}
        disabled={connection.isOffline}
        onClick={() => void remove([itemKey])}
      />
    </span>
  );
});

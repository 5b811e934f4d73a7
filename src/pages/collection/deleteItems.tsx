import { observer } from "mobx-react-lite";
import { IconButton } from "../../components/controls/Button.tsx";
import type { When } from "../../components/states/WhenSign.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import type { Question } from "../../stores/QuestionStore.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { text } from "../../texts/text.ts";
import styles from "./CollectionList.module.css";

/** What the question tells of the items. */
type Titled = Pick<CollectionRows, "entity" | "titleOf">;

/** Asks whether items are to go, and says when they do. The words are loaded when they are needed; without them nothing is deleted. */
export function useDeletionQuestion({
  entity,
  titleOf,
}: Titled): (keys: readonly string[], when: When) => Promise<boolean> {
  const { config, failures, questions } = useStores();
  return async (keys, when) => {
    let words = "";
    await failures.attempt(text("errors.notLoaded"), async () => {
      const { deletionWords } = await import("../../stores/editing/askedWords.ts");
      words = deletionWords(entity, keys, { titleOf, when, tree: config.peek() });
    });
    return words !== "" && questions.ask(deletionOf(namesInWords(entity, keys.map(titleOf)), words));
  };
}

/** The question before something is deleted. @param name of it, or how many they are */
export function deletionOf(name: string, words: string): Question {
  return {
    title: text("confirm.deleteTitle", { name }),
    words,
    verb: text("confirm.deleteButton"),
    isDangerous: true,
  };
}

/** Deletes items after a question: at once, or in the draft, whose review shows each; as it was announced, however many they are. */
export function useDeleteItems(rows: Titled, when: When): (keys: readonly string[]) => Promise<void> {
  const stores = useStores();
  const ask = useDeletionQuestion({ entity: rows.entity, titleOf: (key) => rows.titleOf(key) });
  return async (keys) => {
    if (!(await ask(keys, when))) return;
    const { collection = "" } = rows.entity;
    const edits = keys.map((key) => [[collection, key], undefined] as const);
    if (when === "staged") stores.draft.editEach(edits);
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
  const remove = useDeleteItems(rows, "atOnce");
  return (
    <span className={styles.delete}>
      <IconButton
        icon="trash"
        size="small"
        label={text("groups.remove", { name })}
        when="atOnce"
        disabled={connection.isOffline}
        onClick={() => void remove([itemKey])}
      />
    </span>
  );
});

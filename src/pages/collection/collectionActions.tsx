import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import type { ListOverride, RowAction } from "../../../overrides/ListOverride.ts";
import { IconButton } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { text } from "../../texts/text.ts";
import { useItemChanges } from "../entity/ItemActions.tsx";
import { itemAddress } from "../mediaAddresses.ts";
import styles from "./CollectionList.module.css";
import { RowMenu, useOpenRow } from "../list/RowMenu.tsx";
import type { MoveTo } from "../list/useReorder.ts";

/** So many names are told in a question; the count tells of the others. */
const namesTold = 10;

/** Deletes items after a question: one at once, several in the draft, whose review shows each. */
export function useDeleteItems(rows: CollectionRows): (keys: readonly string[]) => Promise<void> {
  const stores = useStores();
  return async (keys) => {
    const { collection = "", plural } = rows.entity;
    const titles = keys.slice(0, namesTold).map((key) => rows.titleOf(key));
    const names = titles.join(", ");
    const words =
      keys.length === 1
        ? text("collection.deleteOne", { name: names })
        : text("collection.deleteMany", {
            count: keys.length,
            plural: inSentence(plural),
            names:
              keys.length > namesTold ? text("collection.andMore", { names, count: keys.length - namesTold }) : names,
          });
    const isRecorded = keys.some((key) => hasDvr(stores.config.node(collection, key).readConfig()));
    const question = isRecorded ? `${words} ${text("confirm.archiveRemains")}` : words;
    const verb = { label: text("confirm.deleteButton"), isDangerous: true };
    if (!(await stores.questions.ask(question, verb))) return;
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

interface Moving {
  readonly canMove: boolean;
  readonly move: (key: string, to: MoveTo) => void;
}

/** The menu of whichever row's button was pressed. To be read in an observer. */
export function useCollectionRowMenu(rows: CollectionRows, override: ListOverride, { canMove, move }: Moving) {
  const { connection } = useStores();
  const { row, openMenu, closeMenu } = useOpenRow();
  const key = row?.key ?? "";
  const { clone } = useItemChanges(rows.entity, key);
  const own = useOwnActions(rows, override, key);
  const remove = useDeleteItems(rows);
  const isDisabled = connection.isOffline;
  const cloning: RowAction = { id: "clone", label: text("overview.clone"), icon: "copy", isDisabled, run: clone };
  const deletion: RowAction = {
    id: "delete",
    label: text("overview.delete"),
    icon: "trash",
    isDangerous: true,
    isDisabled,
    run: () => void remove([key]),
  };
  const menu = row && (
    <RowMenu
      row={row}
      name={rows.titleOf(key)}
      first={rows.entity.key === undefined ? own : [...own, cloning]}
      last={[deletion]}
      move={rows.entity.order === undefined ? undefined : move}
      canMove={canMove}
      onClose={closeMenu}
    />
  );
  return { menu, openMenu };
}

/** What can be done to an item that its list's override knows; nothing while the server cannot be reached. */
function useOwnActions({ entity }: CollectionRows, { actions }: ListOverride, key: string): readonly RowAction[] {
  const stores = useStores();
  const { search } = useLocation();
  const { collection = "", route = "" } = entity;
  const item = actions && key !== "" ? stores.config.node(collection, key).readRuntime() : undefined;
  if (!actions || !item) return [];
  const address = (page?: string) => itemAddress(route, [key], page) + search;
  const { isOffline } = stores.connection;
  return actions({ key, item, stores, address }).map((action) => ({
    ...action,
    isDisabled: isOffline || action.isDisabled === true,
  }));
}

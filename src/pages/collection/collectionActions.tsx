import { lazy, Suspense, useCallback, useState } from "react";
import { useStores } from "../../context/StoresContext.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import { useItemChanges } from "../entity/ItemActions.tsx";
import type { MoveTo } from "./useReorder.ts";

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
    const verb = { label: text("confirm.deleteButton"), isDangerous: true };
    if (!(await stores.questions.ask(words, verb))) return;
    const edits = keys.map((key) => [[collection, key], undefined] as const);
    if (keys.length > 1) stores.draft.editEach(edits);
    else await saveAtOnce(stores, edits);
  };
}

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredMenu = lazy(() =>
  import("../../components/overlays/Menu.tsx").then((menu) => ({ default: menu.AnchoredMenu<ActionId> })),
);

type ActionId = "clone" | "delete" | MoveTo;

const moves = ["top", "up", "down", "bottom"] as const;
const moveIcons = { top: "to-top", up: "arrow-up", down: "arrow-down", bottom: "to-bottom" } as const;

/** The menu of whichever row's button was pressed. To be read in an observer. */
export function useCollectionRowMenu(rows: CollectionRows, canMove: boolean, move: (key: string, to: MoveTo) => void) {
  const { connection } = useStores();
  const [open, setOpen] = useState<{ readonly key: string; readonly anchor: Element }>();
  const key = open?.key ?? "";
  const { clone } = useItemChanges(rows.entity, key);
  const remove = useDeleteItems(rows);
  const isDisabled = connection.isOffline;
  const items = [
    ...(rows.entity.key === undefined
      ? []
      : [{ id: "clone", label: text("overview.clone"), icon: "copy", isDisabled } as const]),
    ...(rows.entity.order === undefined
      ? []
      : moves.map((id) => ({ id, label: text(`media.move.${id}`), icon: moveIcons[id], isDisabled: !canMove }))),
    { id: "delete", label: text("overview.delete"), icon: "trash", isDangerous: true, isDisabled } as const,
  ];
  const act = (id: ActionId) => {
    if (id === "clone") clone();
    else if (id === "delete") void remove([key]);
    else move(key, id);
  };
  const menu = open && (
    <Suspense>
      <AnchoredMenu
        label={text("media.actionsOf", { name: rows.titleOf(key) })}
        anchor={open.anchor}
        items={items}
        onAction={act}
        onClose={() => setOpen(undefined)}
      />
    </Suspense>
  );
  return { menu, openMenu: useCallback((of: string, anchor: Element) => setOpen({ key: of, anchor }), []) };
}

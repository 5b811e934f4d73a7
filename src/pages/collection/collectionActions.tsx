import { useLocation } from "react-router-dom";
import type { ListOverride, RowAction } from "../../../overrides/ListOverride.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { useItemChanges } from "../entity/ItemActions.tsx";
import { itemAddress } from "../mediaAddresses.ts";
import { useDeleteItems } from "./deleteItems.tsx";
import { RowMenu, useOpenRow } from "../list/RowMenu.tsx";
import type { MoveTo } from "../list/useReorder.ts";
import { overviewText } from "../../texts/en/streamOverview.ts";

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
  const remove = useDeleteItems(rows, "atOnce");
  const isDisabled = connection.isOffline;
  const cloning: RowAction = {
    id: "clone",
    label: overviewText("overview.clone"),
    icon: "copy",
    isDisabled,
    when: "atOnce",
    run: clone,
  };
  const deletion: RowAction = {
    id: "delete",
    label: overviewText("overview.delete"),
    icon: "trash",
    isDisabled,
    when: "atOnce",
    run: () => void remove([key]),
  };
  const menu = row && (
    <RowMenu
      row={row}
      name={rows.titleOf(key)}
      first={rows.entity.serverKeys ? own : [...own, cloning]}
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

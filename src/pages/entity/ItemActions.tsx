import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ConfirmDelete } from "../../components/overlays/ConfirmDelete.tsx";
import { Menu } from "../../components/overlays/Menu.tsx";
import { useStores } from "../../context/useStores.ts";
import { entities } from "../../generated/entities.ts";
import { mediaLists, type MediaListName } from "../../model/media/mediaLists.ts";
import { text } from "../../texts/text.ts";
import { useItemChanges } from "./useItemChanges.ts";

interface ItemActionsProps {
  readonly list: MediaListName;
  readonly itemKey: string;
  /** As people call it. */
  readonly name: string;
  /** Recordings would stay when it is deleted. */
  readonly hasArchive: boolean;
}

/** What can be done to the whole of an item: it is deleted after a question; one that has a name can be cloned. */
export const ItemActions = observer(function ItemActions({ list, itemKey, name, hasArchive }: ItemActionsProps) {
  const { isOffline } = useStores().connection;
  const [isAsking, setAsking] = useState(false);
  const changes = useItemChanges(list, itemKey);
  const { key } = entities[mediaLists[list].entity];
  const clone = { id: "clone", label: text("overview.clone"), icon: "copy", isDisabled: isOffline } as const;
  return (
    <>
      <Menu
        items={[
          ...(key === undefined ? [] : [clone]),
          { id: "delete", label: text("overview.delete"), icon: "trash", isDangerous: true, isDisabled: isOffline },
        ]}
        onAction={(id) => (id === "clone" ? changes.clone() : setAsking(true))}
      />
      <ConfirmDelete
        isOpen={isAsking}
        name={name}
        hasArchive={hasArchive}
        onCancel={() => setAsking(false)}
        onConfirm={changes.remove}
      />
    </>
  );
});

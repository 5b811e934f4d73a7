import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ConfirmDelete } from "../../components/overlays/ConfirmDialog.tsx";
import { Menu } from "../../components/overlays/Menu.tsx";
import { focusContent } from "../../components/shell/AppShell.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { usersOf } from "../../model/entity/references/entityUsers.ts";
import { viewersAt } from "../../model/impact/Impact.ts";
import { pathText, revisionsAddress } from "../../model/revisions/revisionView.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { homeAddress, itemAddress } from "../mediaAddresses.ts";
import { cloneEntity, freeName, isNameUsed, kindOf } from "../../model/entity/entityNames.ts";
import { overviewText } from "../../texts/en/streamOverview.ts";

interface ItemActionsProps {
  readonly entity: EntityDescriptor;
  readonly itemKey: string;
  /** As people call it. */
  readonly name: string;
  /** Recordings would stay when it is deleted. */
  readonly hasArchive: boolean;
}

/** What can be done to the whole of an item: its changes are looked at, it is deleted after a question; one whose name the server does not give can be cloned. */
export const ItemActions = observer(function ItemActions({ entity, itemKey, name, hasArchive }: ItemActionsProps) {
  const { config, connection, serverInfo } = useStores();
  const navigate = useNavigate();
  const { isOffline } = connection;
  const [isAsking, setAsking] = useState(false);
  const changes = useItemChanges(entity, itemKey);
  const { collection = "", serverKeys } = entity;
  const clone = {
    id: "clone",
    label: overviewText("overview.clone"),
    icon: "copy",
    isDisabled: isOffline,
    when: "atOnce",
  } as const;
  const past = { id: "past", label: overviewText("overview.changes"), icon: "history" } as const;
  const deeds = {
    past: () => void navigate(revisionsAddress({ entity: pathText([collection, itemKey]) })),
    clone: changes.clone,
    delete: () => setAsking(true),
  } as const;
  return (
    <>
      <Menu<keyof typeof deeds>
        items={[
          ...(serverInfo.can("revision_rows") ? ([past] as const) : []),
          ...(serverKeys ? [] : [clone]),
          {
            id: "delete",
            label: overviewText("overview.delete"),
            icon: "trash",
            isDisabled: isOffline,
            when: "atOnce",
          },
        ]}
        onAction={(id) => deeds[id]()}
      />
      <ConfirmDelete
        isOpen={isAsking}
        name={name}
        hasArchive={hasArchive}
        viewers={isAsking ? viewersAt([[collection, itemKey]], config.peek(), entities) : 0}
        users={isAsking ? usersOf(config.peek(), [collection, itemKey], entities) : []}
        onCancel={() => setAsking(false)}
        onConfirm={changes.remove}
      />
    </>
  );
});

/** Deletes or clones an item at once, and goes where that leads. A refusal is said where every refused save is. */
export function useItemChanges(entity: EntityDescriptor, key: string) {
  const stores = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection = "", route = "" } = entity;
  const remove = async () => {
    // First away, and drawn so before the server hears of it: the page of an item that is deleted has nothing to show.
    await navigate(homeAddress(entity, search), { flushSync: true });
    focusContent();
    await saveAtOnce(stores, [[[collection, key], undefined]]);
    // The heading of a list may come after its page.
    if (document.activeElement?.id === "content") focusContent();
  };
  const clone = async () => {
    const { config, draft, save } = stores;
    const isUsed = (name: string) => isNameUsed(collection, name, (one) => config.readList(one));
    const name = freeName(overviewText("overview.cloneName", { name: key }), isUsed);
    const { server } = new EntityEditor(config, draft, save, kindOf(entity), [collection, key]);
    const copy = cloneEntity(server ?? {}, name, entity);
    if (await saveAtOnce(stores, [[[collection, name], copy]])) void navigate(itemAddress(route, [name]) + search);
  };
  return { remove: () => void remove(), clone: () => void clone() };
}

import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { listOverrides } from "../../../overrides/listOverrides.ts";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { entities } from "../../generated/entities.ts";
import { type GroupListName, mediaLists } from "../../model/media/mediaView.ts";
import { SidePanel } from "./panel/SidePanel.tsx";
import { StreamsPage } from "./streams/StreamsPage.tsx";
import { useMediaView } from "./useMediaView.ts";
import styles from "./MediaPage.module.css";

/** The Media screen: its side panel, and beside it a list or an item's page. */
export function MediaLayout() {
  return (
    <div className={styles.layout}>
      <SidePanel />
      <div className={styles.main}>
        <Outlet />
      </div>
    </div>
  );
}

const lists = {
  streams: StreamsPage,
  locations: groupList("locations"),
  mirrors: groupList("mirrors"),
  vods: groupList("vods"),
} as const;

/** The list of any collection, with what only this one has; the side panel searches it. */
function groupList(list: GroupListName) {
  const entity = entities[mediaLists[list].entity];
  return lazy(async () => {
    const [{ CollectionPage }, override] = await Promise.all([
      import("../collection/CollectionPage.tsx"),
      listOverrides[entity.name]?.(),
    ]);
    return { default: () => <CollectionPage entity={entity} override={override} hasSearch={false} /> };
  });
}

/** The root: the list of streams, or of what else brings media, whichever the address names. */
export function MediaPage() {
  const { view } = useMediaView();
  const List = lists[view.list];
  return (
    <Suspense fallback={<LoadingState />}>
      <List />
    </Suspense>
  );
}

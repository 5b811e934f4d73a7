import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { listOverrides } from "../../../overrides/listOverrides.ts";
import { lazyPage } from "../../components/states/lazyPart.tsx";
import { PageSkeleton } from "../../components/states/LoadingState.tsx";
import { entities } from "../../generated/entities.ts";
import { type GroupListName, mediaLists, readMediaView } from "../../model/media/mediaView.ts";
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

const groups = {
  locations: groupList("locations"),
  mirrors: groupList("mirrors"),
  vods: groupList("vods"),
} as const;

/** The list of any collection, with what only this one has; the side panel searches it. */
function groupList(list: GroupListName) {
  const entity = entities[mediaLists[list].entity];
  const fetch = async () => {
    const [{ CollectionPage }, override] = await Promise.all([
      import("../collection/CollectionPage.tsx"),
      listOverrides[entity.name]?.(),
    ]);
    return () => <CollectionPage entity={entity} override={override} hasSearch={false} />;
  };
  return { fetch, Part: lazyPage(fetch) };
}

/** Fetches the list that the query of an address names, before it is drawn. */
export function fetchMediaList(search: string): Promise<unknown> | undefined {
  const { list } = readMediaView(new URLSearchParams(search));
  return list === "streams" ? undefined : groups[list].fetch();
}

/** The root: the list of streams, or of what else brings media, whichever the address names. */
export function MediaPage() {
  const { view } = useMediaView();
  if (view.list === "streams") return <StreamsPage />;
  const { Part } = groups[view.list];
  return (
    // Each list has a place of its own: the one before would be left standing until the next is there.
    <Suspense key={view.list} fallback={<PageSkeleton />}>
      <Part />
    </Suspense>
  );
}

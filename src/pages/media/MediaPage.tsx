import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { LoadingState } from "../../components/states/LoadingState.tsx";
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
  locations: lazy(() => import("./groups/LocationList.tsx").then((list) => ({ default: list.LocationList }))),
  mirrors: lazy(() => import("./groups/MirrorList.tsx").then((list) => ({ default: list.MirrorList }))),
  vods: lazy(() => import("./groups/VodList.tsx").then((list) => ({ default: list.VodList }))),
} as const;

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

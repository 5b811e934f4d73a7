import { lazy, Suspense } from "react";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { StreamsPage } from "./streams/StreamsPage.tsx";
import { useMediaView } from "./useMediaView.ts";

const lists = {
  streams: StreamsPage,
  locations: lazy(() => import("./locations/LocationList.tsx").then((list) => ({ default: list.LocationList }))),
  mirrors: lazy(() => import("./mirrors/MirrorList.tsx").then((list) => ({ default: list.MirrorList }))),
  vods: lazy(() => import("./vods/VodList.tsx").then((list) => ({ default: list.VodList }))),
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

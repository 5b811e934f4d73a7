import type { RouteObject } from "react-router-dom";
import { entities } from "../../generated/entities.ts";
import { mediaLists } from "../../model/media/mediaView.ts";
import { text } from "../../texts/text.ts";
import { type ItemRow, itemRoutes, readPageForm } from "../entity/itemRoutes.tsx";

/** By entity; one without a row is its forms and nothing else. */
const items: Readonly<Record<string, ItemRow>> = {
  stream: {
    item: () => import("../stream/StreamItem.tsx").then(({ StreamItem }) => <StreamItem />),
    pages: {
      overview: {
        page: async () => {
          const [{ StreamOverviewPage }] = await Promise.all([
            import("../stream/StreamOverviewPage.tsx"),
            readPageForm("stream", "overview"),
          ]);
          return <StreamOverviewPage />;
        },
      },
      "input/:sourceIndex": {
        page: () =>
          import("../stream/StreamUrlOptionsPage.tsx").then(({ StreamUrlOptionsPage }) => <StreamUrlOptionsPage />),
      },
      dvr: {
        above: () =>
          import("../../../overrides/dvrTimeline/DvrTimeline.tsx").then(({ StreamDvrTimeline }) => StreamDvrTimeline),
      },
      clients: { page: () => clientsPage("streams") },
      history: { page: () => historyPage("streams") },
    },
  },
  location: {
    pages: {
      overview: { below: () => import("../entity/PublishedNow.tsx").then(({ PublishedNow }) => PublishedNow) },
      clients: { page: () => clientsPage("locations") },
      history: { page: () => historyPage("locations") },
    },
  },
  vod: {
    item: () =>
      import("../entity/EntityItem.tsx").then(({ EntityItem }) => (
        <EntityItem key="vod" entity={entities.vod} ownTabs={[["tree", () => text("vods.files")]]} />
      )),
    pages: {
      tree: { page: () => import("../entity/VodTreePage.tsx").then(({ VodTreePage }) => <VodTreePage />) },
      "tree/:number": { page: () => import("../entity/VodTreePage.tsx").then(({ VodTreePage }) => <VodTreePage />) },
    },
  },
};

/** The addresses of streams, locations, mirrors and VODs. */
export const mediaItems: readonly RouteObject[] = (["streams", "locations", "mirrors", "vods"] as const).map((list) => {
  const entity = entities[mediaLists[list].entity];
  return itemRoutes(entity, items[entity.name]);
});

async function clientsPage(list: "streams" | "locations") {
  const { ItemClientsPage } = await import("../entity/SingleItemPages.tsx");
  return <ItemClientsPage list={list} />;
}

async function historyPage(list: "streams" | "locations") {
  const { ItemHistoryPage } = await import("../entity/SingleItemPages.tsx");
  return <ItemHistoryPage list={list} />;
}

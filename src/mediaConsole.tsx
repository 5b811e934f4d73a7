import { type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { listOverrides } from "../overrides/listOverrides.ts";
import { mediaListOf, mediaLists } from "./model/media/mediaView.ts";
import { clusterRoutes } from "./pages/cluster/clusterRoutes.tsx";
import { type CollectionMenu, collectionMenu } from "./pages/collection/collectionMenu.ts";
import { collectionRoutes } from "./pages/collection/collectionRoutes.tsx";
import { configRoutes } from "./pages/config/configRoutes.tsx";
import { mediaItems } from "./pages/media/mediaItems.tsx";
import { fetchMediaList, MediaLayout, MediaPage } from "./pages/media/MediaPage.tsx";
import { relayedItems } from "./pages/relayed/relayedItems.tsx";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { ownTab, schemaTab } from "./pages/shell/headerTabs.ts";
import { NotFoundPage, PageNotLoaded } from "./pages/shell/MissingPages.tsx";
import { ServerStatus } from "./pages/shell/ShellStatus.tsx";
import type { ServerInfoStore } from "./stores/ServerInfoStore.ts";
import { text } from "./texts/text.ts";
import { lazyPart } from "./components/states/lazyPart.tsx";

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

/** Pages that stand alone, each loaded when it is opened. */
const lonePages: Readonly<Record<string, LoadPage>> = {
  pulse: async () => ({ Component: (await import("./pages/pulse/PulsePage.tsx")).PulsePage }),
  iptv: async () => ({ Component: (await import("./pages/iptv/IptvPage.tsx")).IptvPage }),
  watcher: async () => ({ Component: (await import("./pages/cameras/CamerasPage.tsx")).CamerasPage }),
  chassis: async () => ({ Component: (await import("./pages/chassis/ChassisPage.tsx")).ChassisPage }),
  "history/compare": async () => ({ Component: (await import("./pages/revisions/ComparePage.tsx")).ComparePage }),
  logupload: async () => ({ Component: (await import("./pages/logUpload/LogUploadPage.tsx")).LogUploadPage }),
};

/** Pages of what was saved and done before: they stand among those of the config. */
const recordPages: Readonly<Record<string, LoadPage>> = {
  history: async () => ({ Component: (await import("./pages/revisions/RevisionsPage.tsx")).RevisionsPage }),
  audit: async () => ({ Component: (await import("./pages/audit/AuditPage.tsx")).AuditPage }),
};

function routesOf(pages: Readonly<Record<string, LoadPage>>): readonly RouteObject[] {
  return Object.entries(pages).map(([path, load]) => ({ path, errorElement: <PageNotLoaded />, lazy: load }));
}

/** What our own tabs are called; schemas put their lists under one of them by its title. */
function tabTitles() {
  return {
    media: text("pages.media"),
    pulse: text("pages.pulse"),
    config: text("pages.config"),
    cluster: text("pages.cluster"),
    iptv: text("pages.iptv"),
    cameras: text("pages.cameras"),
    logupload: text("pages.logupload"),
  };
}

/** The items of the media lists have addresses of their own. */
const mediaPrefixes = Object.values(mediaLists).flatMap(({ route, items }) => [
  `/${route}/`,
  ...items.map((item) => `/${item}/`),
]);

/** Our own tabs, of which a chassis server has others, and those that schemas make. */
function tabs(menu: CollectionMenu, server: ServerInfoStore) {
  const { media, pulse, config, cluster, iptv, cameras, logupload } = tabTitles();
  const first = [
    { to: "/", label: media, isExact: true, also: mediaPrefixes },
    { to: "/pulse", label: pulse },
    ownTab("/config", config, menu.under(config), ["/history", "/audit"]),
  ];
  const made = menu.made.map(schemaTab);
  const last = { to: "/logupload", label: logupload };
  if (server.isChassis) return [...first, { to: "/chassis", label: text("pages.chassis") }, ...made, last];
  return [
    ...first,
    ownTab("/cluster", cluster, menu.under(cluster)),
    ownTab("/iptv", iptv, menu.under(iptv)),
    { to: "/watcher", label: cameras },
    ...made,
    last,
  ];
}

/** The console of the media server. */
export function mediaConsole(): ConsoleParts {
  const titles = tabTitles();
  const { media, config } = titles;
  // The lists of the Media tab have their own screen.
  const menu = collectionMenu(Object.values(titles), {
    title: media,
    holds: (entity) => mediaListOf(entity) !== undefined,
  });
  return {
    title: text("shell.product"),
    tabs: (server) => tabs(menu, server),
    routes: [
      {
        element: <MediaLayout />,
        children: [
          {
            errorElement: <PageNotLoaded />,
            children: [{ index: true, element: <MediaPage /> }, ...mediaItems, ...relayedItems],
          },
        ],
      },
      ...collectionRoutes(
        menu.groups,
        { [config]: { to: "/config", pages: configRoutes(routesOf(recordPages)) } },
        listOverrides,
      ),
      clusterRoutes(),
      ...routesOf(lonePages),
      { path: "*", element: <NotFoundPage /> },
    ],
    fetchMore: fetchMediaList,
    status: <ServerStatus />,
    Consequences: lazyPart(() => import("../overrides/dvrStorage/DvrLosses.tsx").then((file) => file.DraftLosses)),
    places: () => import("./pages/palette/mediaPlaces.ts").then((file) => file.mediaPlaces),
    Player: lazyPart(() => import("./pages/shell/PlayerModal.tsx").then((file) => file.PlayerModal)),
  };
}

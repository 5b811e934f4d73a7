import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/states/LoadingState.tsx";
import { collectionRoutes } from "./pages/collection/collectionRoutes.tsx";
import { relayedItems } from "./pages/relayed/relayedItems.tsx";
import { MediaLayout, MediaPage } from "./pages/media/MediaPage.tsx";
import { entityItems } from "./pages/entity/entityItems.tsx";
import { ConsoleShell } from "./pages/shell/ConsoleShell.tsx";
import { NotFoundPage, NotYetPage, PageNotLoaded } from "./pages/shell/MissingPages.tsx";
import type { Services } from "./services.ts";
import { text } from "./texts/text.ts";

/** Addresses of the specification whose pages are still to come. */
const notYet = ["pulse", "cluster", "iptv", "watcher", "logupload", "chassis"];

/** Every address below /admin; a page's code is loaded with its first visit. */
export function createRoutes(services: Services) {
  const shell: RouteObject = {
    element: <ConsoleShell onReconnect={services.reconnect} onCrash={services.reportError} />,
    HydrateFallback: LoadingState,
    children: [
      {
        element: <MediaLayout />,
        children: [
          {
            errorElement: <PageNotLoaded />,
            children: [{ index: true, element: <MediaPage /> }, ...entityItems, ...relayedItems],
          },
        ],
      },
      ...collectionRoutes({ [text("pages.config")]: { path: "config", element: <NotYetPage /> } }),
      ...notYet.map((path) => ({
        path: `${path}/*`,
        element: <NotYetPage />,
      })),
      { path: "*", element: <NotFoundPage /> },
    ],
  };
  return createBrowserRouter([shell], { basename: "/admin" });
}

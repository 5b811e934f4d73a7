import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/states/LoadingState.tsx";
import { broughtKinds } from "./pages/relayed/relayedKinds.ts";
import { MediaLayout, MediaPage } from "./pages/media/MediaPage.tsx";
import { entityItems, OverviewRedirect } from "./pages/entity/entityItems.tsx";
import { ConsoleShell } from "./pages/shell/ConsoleShell.tsx";
import { NotFoundPage, NotYetPage, PageNotLoaded } from "./pages/shell/MissingPages.tsx";
import type { Services } from "./services.ts";

const broughtPages: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      import("./pages/relayed/RelayedOverviewPage.tsx").then((page) => ({ Component: page.BroughtOverviewPage })),
  },
  { path: "overview", element: <OverviewRedirect /> },
  {
    path: "output",
    lazy: () => import("./pages/relayed/RelayedOutputPage.tsx").then((page) => ({ Component: page.BroughtOutputPage })),
  },
  {
    path: "dvr",
    lazy: () => import("./pages/relayed/RelayedDvrPage.tsx").then((page) => ({ Component: page.BroughtDvrPage })),
  },
  {
    path: "clients",
    lazy: () =>
      import("./pages/relayed/RelayedClientsPage.tsx").then((page) => ({ Component: page.BroughtClientsPage })),
  },
];

const filePages: RouteObject[] = [
  {
    index: true,
    lazy: () => import("./pages/relayed/FileOverviewPage.tsx").then((page) => ({ Component: page.FileOverviewPage })),
  },
  { path: "overview", element: <OverviewRedirect /> },
  {
    path: "output",
    lazy: () => import("./pages/relayed/FileOutputPage.tsx").then((page) => ({ Component: page.FileOutputPage })),
  },
  ...broughtPages.filter(({ path }) => path === "clients"),
];

/** Addresses of the specification whose pages are still to come. */
const notYet = ["pulse", "config", "cluster", "iptv", "watcher", "logupload", "chassis", "auth", "ad_injector", "dvrs"];

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
            children: [
              { index: true, element: <MediaPage /> },
              {
                path: "standalone/:mediaNames",
                lazy: () => import("./pages/stream/StreamItem.tsx").then((page) => ({ Component: page.StreamItem })),
                children: [
                  {
                    index: true,
                    lazy: () =>
                      import("./pages/stream/StreamOverviewPage.tsx").then((page) => ({
                        Component: page.StreamOverviewPage,
                      })),
                  },
                  { path: "overview", element: <OverviewRedirect /> },
                  {
                    path: "input",
                    lazy: () =>
                      import("./pages/stream/StreamInputPage.tsx").then((page) => ({
                        Component: page.StreamInputPage,
                      })),
                  },
                  {
                    path: "input/:sourceIndex",
                    lazy: () =>
                      import("./pages/stream/StreamUrlOptionsPage.tsx").then((page) => ({
                        Component: page.StreamUrlOptionsPage,
                      })),
                  },
                  {
                    path: "transcoder",
                    lazy: () =>
                      import("./pages/stream/StreamTranscoderPage.tsx").then((page) => ({
                        Component: page.StreamTranscoderPage,
                      })),
                  },
                  {
                    path: "dvr",
                    lazy: () =>
                      import("./pages/stream/StreamDvrPage.tsx").then((page) => ({ Component: page.StreamDvrPage })),
                  },
                  {
                    path: "output",
                    lazy: () =>
                      import("./pages/stream/StreamOutputPage.tsx").then((page) => ({
                        Component: page.StreamOutputPage,
                      })),
                  },
                  {
                    path: "auth",
                    lazy: () =>
                      import("./pages/stream/StreamAuthPage.tsx").then((page) => ({ Component: page.StreamAuthPage })),
                  },
                  {
                    path: "clients",
                    lazy: () =>
                      import("./pages/stream/StreamClientsPage.tsx").then((page) => ({
                        Component: page.StreamClientsPage,
                      })),
                  },
                  {
                    path: "history",
                    lazy: () =>
                      import("./pages/stream/StreamHistoryPage.tsx").then((page) => ({
                        Component: page.StreamHistoryPage,
                      })),
                  },
                ],
              },
              ...Object.values(broughtKinds).map((kind) => ({
                path: `${kind.route}/:mediaNames`,
                lazy: () =>
                  import("./pages/relayed/RelayedItem.tsx").then((page) => ({
                    element: <page.BroughtItem kind={kind} />,
                  })),
                children: broughtPages,
              })),
              {
                path: "file/:mediaNames",
                lazy: () => import("./pages/relayed/FileItem.tsx").then((page) => ({ Component: page.FileItem })),
                children: filePages,
              },
              ...entityItems,
            ],
          },
        ],
      },
      ...notYet.map((path) => ({
        path: `${path}/*`,
        element: <NotYetPage />,
      })),
      { path: "*", element: <NotFoundPage /> },
    ],
  };
  return createBrowserRouter([shell], { basename: "/admin" });
}

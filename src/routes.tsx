import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/states/LoadingState.tsx";
import { MediaPage } from "./pages/media/MediaPage.tsx";
import { OverviewRedirect } from "./pages/OverviewRedirect.tsx";
import { ConsoleShell } from "./pages/shell/ConsoleShell.tsx";
import { NotFoundPage } from "./pages/shell/NotFoundPage.tsx";
import { NotYetPage } from "./pages/shell/NotYetPage.tsx";
import type { Services } from "./services.ts";

/** Every address below /admin; a page's code is loaded with its first visit. */
export function createRoutes(services: Services) {
  const shell: RouteObject = {
    element: <ConsoleShell onReconnect={services.reconnect} onCrash={services.reportError} />,
    HydrateFallback: LoadingState,
    children: [
      { index: true, element: <MediaPage /> },
      {
        path: "standalone/:mediaNames",
        lazy: () => import("./pages/stream/StreamItem.tsx").then((page) => ({ Component: page.StreamItem })),
        children: [
          {
            index: true,
            lazy: () =>
              import("./pages/stream/StreamOverviewPage.tsx").then((page) => ({ Component: page.StreamOverviewPage })),
          },
          { path: "overview", element: <OverviewRedirect /> },
          {
            path: "input",
            lazy: () =>
              import("./pages/stream/StreamInputPage.tsx").then((page) => ({ Component: page.StreamInputPage })),
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
            lazy: () => import("./pages/stream/StreamDvrPage.tsx").then((page) => ({ Component: page.StreamDvrPage })),
          },
          {
            path: "output",
            lazy: () =>
              import("./pages/stream/StreamOutputPage.tsx").then((page) => ({ Component: page.StreamOutputPage })),
          },
          {
            path: "auth",
            lazy: () =>
              import("./pages/stream/StreamAuthPage.tsx").then((page) => ({ Component: page.StreamAuthPage })),
          },
          {
            path: "clients",
            lazy: () =>
              import("./pages/stream/StreamClientsPage.tsx").then((page) => ({ Component: page.StreamClientsPage })),
          },
          {
            path: "history",
            lazy: () =>
              import("./pages/stream/StreamHistoryPage.tsx").then((page) => ({ Component: page.StreamHistoryPage })),
          },
        ],
      },
      ...["pulse", "config", "cluster", "iptv", "watcher", "logupload", "chassis"].map((path) => ({
        path: `${path}/*`,
        element: <NotYetPage />,
      })),
      { path: "*", element: <NotFoundPage /> },
    ],
  };
  return createBrowserRouter([shell], { basename: "/admin" });
}

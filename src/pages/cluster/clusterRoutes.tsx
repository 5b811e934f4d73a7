import type { RouteObject } from "react-router-dom";
import { PageNotLoaded } from "../shell/MissingPages.tsx";
import { readPageForm } from "../entity/itemRoutes.tsx";

/** The addresses of the cluster: what its servers do, which streams run where, what differs, and the settings. */
export function clusterRoutes(): RouteObject {
  const page = (path: string, load: NonNullable<RouteObject["lazy"]>): RouteObject => ({ path, lazy: load });
  return {
    path: "cluster",
    errorElement: <PageNotLoaded />,
    children: [
      page("peer/:name", async () => ({ Component: (await import("./ClusterPeerPage.tsx")).ClusterPeerPage })),
      {
        lazy: async () => ({ Component: (await import("./ClusterLayout.tsx")).ClusterLayout }),
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import("../../../overrides/cluster/ServersTable.tsx")).ServersTable,
            }),
          },
          page("ingest", async () => ({
            Component: (await import("../../../overrides/cluster/IngestMatrix.tsx")).IngestMatrix,
          })),
          page("drift", async () => ({
            Component: (await import("../../../overrides/cluster/DriftView.tsx")).DriftView,
          })),
          page("sources", async () => ({
            Component: (await import("../../../overrides/cluster/SourcesTable.tsx")).SourcesTable,
          })),
          page("settings", async () => {
            const [form, { ClusterSettingsPage }] = await Promise.all([
              readPageForm("server", "cluster"),
              import("./ClusterSettingsPage.tsx"),
            ]);
            return { element: <ClusterSettingsPage form={form} /> };
          }),
        ],
      },
    ],
  };
}

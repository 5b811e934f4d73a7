import { observer } from "mobx-react-lite";
import { Outlet } from "react-router-dom";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ServerInfoStore } from "../../stores/ServerInfoStore.ts";
import { clusterText } from "../../texts/en/cluster.ts";
import { text } from "../../texts/text.ts";
import { type PageTab, PageTabs } from "../entity/PageTabs.tsx";

/** The pages of the cluster, with their tabs. */
export const ClusterLayout = observer(function ClusterLayout() {
  const { serverInfo } = useStores();
  const title = text("pages.cluster");
  const tabs = clusterTabs(serverInfo);
  return (
    <>
      <PageHeader title={title} tabs={<PageTabs label={title} tabs={tabs} paths={[[]]} />} />
      <Outlet />
    </>
  );
});

/** The pages of the cluster that this server has something for. */
export function clusterTabs(serverInfo: Pick<ServerInfoStore, "can">): readonly PageTab[] {
  return [
    { to: "/cluster", label: clusterText("cluster.overview"), isExact: true },
    { to: "/cluster/ingest", label: clusterText("cluster.ingest") },
    // Another server of this API may not compare.
    ...(serverInfo.can("cluster_drift") ? [{ to: "/cluster/drift", label: clusterText("cluster.drift") }] : []),
    { to: "/cluster/sources", label: clusterText("cluster.sources") },
    { to: "/cluster/settings", label: clusterText("cluster.settings"), page: "cluster" },
  ];
}

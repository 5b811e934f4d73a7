import { observer } from "mobx-react-lite";
import { useParams } from "react-router-dom";
import { PeerStreams } from "../../../overrides/cluster/PeerStreams.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { peerConsole } from "../../model/mirror/peerAddress.ts";
import { clusterText } from "../../texts/en/cluster.ts";
import { text } from "../../texts/text.ts";

/** One server of the cluster: the streams that it has. */
export const ClusterPeerPage = observer(function ClusterPeerPage() {
  const { name = "" } = useParams();
  const { config } = useStores();
  const address = peerConsole(name, config.readList("peers"));
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: "/cluster", label: text("pages.cluster") }}
        actions={
          address !== undefined && (
            <a href={address} target="_blank" rel="noreferrer">
              {clusterText("cluster.openConsole")}
            </a>
          )
        }
      />
      <PeerStreams key={name} server={name} />
    </>
  );
});

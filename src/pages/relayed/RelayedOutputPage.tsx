import { AddressList, FileAddresses } from "../../../overrides/outputProtocols/AddressList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { relayedText } from "../../texts/en/relayed.ts";
import { useRelayed } from "./RelayedItem.tsx";

/** Where a relayed stream is played. */
export function RelayedOutputPage() {
  const { name, stream } = useRelayed();
  return (
    <Panel title={relayedText("relayed.addresses")}>
      <AddressList name={name} stream={stream} />
    </Panel>
  );
}

/** Where a file is played, and downloaded from. */
export function FileOutputPage() {
  const { name, owner } = useRelayed();
  return (
    <Panel title={relayedText("relayed.addresses")}>
      <FileAddresses prefix={owner} path={name.slice(owner.length + 1)} />
    </Panel>
  );
}

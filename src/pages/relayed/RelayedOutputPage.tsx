import { AddressList, FileAddresses } from "../../../overrides/outputProtocols/AddressList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { text } from "../../texts/text.ts";
import { useRelayed } from "./RelayedItem.tsx";

/** Where a relayed stream is played. */
export function RelayedOutputPage() {
  const { name, stream } = useRelayed();
  return (
    <Panel title={text("relayed.addresses")}>
      <AddressList name={name} stream={stream} />
    </Panel>
  );
}

/** Where a file is played, and downloaded from. */
export function FileOutputPage() {
  const { name, owner } = useRelayed();
  return (
    <Panel title={text("relayed.addresses")}>
      <FileAddresses prefix={owner} path={name.slice(owner.length + 1)} />
    </Panel>
  );
}

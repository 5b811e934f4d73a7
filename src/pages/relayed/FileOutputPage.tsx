import { FileAddresses } from "../../../overrides/outputProtocols/AddressList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { text } from "../../texts/text.ts";
import { useBrought } from "./RelayedItem.tsx";

/** Where a file is played, and downloaded from. */
export function FileOutputPage() {
  const { name, owner } = useBrought();
  return (
    <Panel title={text("brought.addresses")}>
      <FileAddresses prefix={owner} path={name.slice(owner.length + 1)} />
    </Panel>
  );
}

import { AddressList } from "../../../overrides/outputProtocols/AddressList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { text } from "../../texts/text.ts";
import { useBrought } from "./RelayedItem.tsx";

/** Where a brought stream is played. */
export function BroughtOutputPage() {
  const { name, stream } = useBrought();
  return (
    <Panel title={text("brought.addresses")}>
      <AddressList name={name} stream={stream} />
    </Panel>
  );
}

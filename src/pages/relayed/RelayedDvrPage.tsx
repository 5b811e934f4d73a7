import { DvrTimeline } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { relayedText } from "../../texts/en/relayed.ts";
import { useRelayed } from "./RelayedItem.tsx";

/** The recordings of a relayed stream. */
export function RelayedDvrPage() {
  const { name, stream } = useRelayed();
  const info = streamStats(stream)["dvr_info"];
  return info ? <DvrTimeline name={name} info={info} /> : <EmptyState title={relayedText("relayed.noDvr")} />;
}

import { DvrTimeline } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { text } from "../../texts/text.ts";
import { useRelayed } from "./RelayedItem.tsx";

/** The recordings of a relayed stream. */
export function RelayedDvrPage() {
  const { name, stream } = useRelayed();
  const info = streamStats(stream)["dvr_info"];
  return info ? <DvrTimeline name={name} info={info} /> : <EmptyState title={text("relayed.noDvr")} />;
}

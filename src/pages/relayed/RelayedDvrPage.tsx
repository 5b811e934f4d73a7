import { DvrTimeline } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";
import { useBrought } from "./RelayedItem.tsx";

/** The recordings of a brought stream. */
export function BroughtDvrPage() {
  const { name, stream } = useBrought();
  const info = statsOf(stream)["dvr_info"];
  return info ? <DvrTimeline name={name} info={info} /> : <EmptyState title={text("brought.noDvr")} />;
}

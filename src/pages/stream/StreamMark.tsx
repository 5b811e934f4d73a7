import { observer } from "mobx-react-lite";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { useStores } from "../../context/useStores.ts";
import { StatusCell } from "../media/StatusCell.tsx";
import { useStreamSummary } from "../media/useStreamSummary.ts";

/** How a stream does now: its status and agent beside the title, its figures below. */
export const StreamMark = observer(function StreamMark({ name }: { readonly name: string }) {
  const summary = useStreamSummary(name);
  const stream = useStores().config.node("streams", name).readRuntime();
  if (!summary || !stream) return null;
  return (
    <>
      <StatusCell name={name} summary={summary} />
      <StreamFacts stream={stream} />
    </>
  );
});

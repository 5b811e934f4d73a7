import { observer } from "mobx-react-lite";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { streamLine } from "../../../model/media/streamLine.ts";
import { useStreamSummary } from "../useStreamSummary.ts";
import { useStreamListFrame } from "./StreamListContext.ts";

/** One stream of the list; drawn anew when its own figures change and at no other time. */
export const StreamRow = observer(function StreamRow({
  item: name,
}: {
  readonly item: string;
  readonly index: number;
}) {
  const { config, draft, picked, save, connection } = useStores();
  const { columns } = useStreamListFrame();
  const summary = useStreamSummary(name);
  const stream = config.node("streams", name).readRuntime();
  if (!summary || !stream) return null;
  // Read here and handed on: a row of one observer costs less than one of five.
  const facts = {
    name,
    summary,
    line: streamLine(stream),
    isPicked: picked.has("streams", name),
    isUnsaved: draft.has(["streams", name]),
    isSaving: save.isRunning,
    isOffline: connection.isOffline,
  };
  return columns.map(({ id, isNumber = false, draw }) => (
    <GridCell key={id} isNumber={isNumber}>
      {draw(facts)}
    </GridCell>
  ));
});

import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { GridCell } from "../../components/data/GridCell.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { useStores } from "../../context/useStores.ts";
import { StatusCell } from "./StatusCell.tsx";
import { useStreamSummary } from "./useStreamSummary.ts";

/** One stream of the list; drawn anew when its own figures change and at no other time. */
export const StreamRow = observer(function StreamRow({
  item: name,
}: {
  readonly item: string;
  readonly index: number;
}) {
  const { draft } = useStores();
  const summary = useStreamSummary(name);
  if (!summary) return null;
  return (
    <>
      <GridCell>
        <Link to={itemAddress("standalone", [name])} tabIndex={-1}>
          {name}
        </Link>{" "}
        {draft.has(["streams", name]) && <Badge tone="accent">{text("pages.unsaved")}</Badge>}
      </GridCell>
      <GridCell>
        <StatusCell name={name} summary={summary} />
      </GridCell>
      <GridCell isNumber>{summary.bitrate}</GridCell>
      <GridCell isNumber>{summary.clients}</GridCell>
      <GridCell isNumber>{summary.runtime}</GridCell>
      <GridCell>{summary.source}</GridCell>
    </>
  );
});

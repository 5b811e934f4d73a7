import { GridCell } from "../../../components/data/GridCell.tsx";
import type { StreamSummary } from "../../../model/status/streamSummary.ts";
import { StatusCell } from "../StatusCell.tsx";

/** How one stream below a group does: status, clients, bitrate, runtime. */
export function MemberCells({ name, summary }: { readonly name: string; readonly summary: StreamSummary }) {
  return (
    <>
      <GridCell>
        <StatusCell name={name} summary={summary} />
      </GridCell>
      <GridCell isNumber>{summary.clients}</GridCell>
      <GridCell isNumber>{summary.bitrate}</GridCell>
      <GridCell isNumber>{summary.runtime}</GridCell>
    </>
  );
}

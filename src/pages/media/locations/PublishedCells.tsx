import { observer } from "mobx-react-lite";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { publisherOf } from "../../../model/media/publisherOf.ts";
import { streamSummary } from "../../../model/status/streamSummary.ts";
import styles from "../groups/GroupedList.module.css";
import { MemberCells } from "../groups/MemberCells.tsx";
import { MemberName } from "../groups/MemberName.tsx";
import { readMember } from "../groups/readMember.ts";
import { StopButton } from "../groups/StopButton.tsx";

interface PublishedCellsProps {
  /** Key of its location. */
  readonly owner: string;
  readonly name: string;
}

/** A stream that is published to a location: how it does, who publishes it, and how it is stopped. */
export const PublishedCells = observer(function PublishedCells({ owner, name }: PublishedCellsProps) {
  const stream = readMember(useStores().config, ["lives", owner, "streams"], name);
  if (!stream) return null;
  const summary = streamSummary(stream, "published");
  const source = publisherOf(stream) || summary.source;
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="published" name={name} />
      </GridCell>
      <MemberCells name={name} summary={summary} />
      <GridCell>
        <span title={source}>{source}</span>
      </GridCell>
      <GridCell>
        <span className={styles.actions}>
          <StopButton name={name} stream={stream} />
        </span>
      </GridCell>
    </>
  );
});

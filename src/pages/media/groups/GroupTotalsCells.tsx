import { GridCell } from "../../../components/data/GridCell.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import type { GroupTotals } from "../../../model/media/groups/groupTotals.ts";
import { formatBitrate } from "../../../model/units/formatBitrate.ts";
import styles from "./GroupedList.module.css";

interface GroupTotalsCellsProps {
  readonly totals: GroupTotals;
  /** How its members do, in words. */
  readonly words: string;
}

/** What the streams of a group come to: status, clients, bitrate, and no runtime. */
export function GroupTotalsCells({ totals, words }: GroupTotalsCellsProps) {
  const { status, clients, bitrateKbit } = totals;
  return (
    <>
      <GridCell>
        <span className={styles.status} title={words}>
          <StatusDot status={status} text={words} />
        </span>
      </GridCell>
      <GridCell isNumber>{clients.toLocaleString("en")}</GridCell>
      <GridCell isNumber>{bitrateKbit > 0 && formatBitrate(bitrateKbit)}</GridCell>
      <GridCell />
    </>
  );
}

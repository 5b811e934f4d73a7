import type { ReactNode } from "react";
import { GridCell } from "../../../components/data/GridCell.tsx";
import type { StreamSummary } from "../../../model/status/streamSummary.ts";
import { StatusCell } from "../StatusCell.tsx";
import styles from "./GroupedList.module.css";

interface MemberCellsProps {
  readonly name: string;
  readonly summary: StreamSummary;
  /** Beside the status. */
  readonly children?: ReactNode;
}

/** How one stream below a group does: status, clients, bitrate, runtime. */
export function MemberCells({ name, summary, children }: MemberCellsProps) {
  return (
    <>
      <GridCell>
        {children === undefined ? (
          <StatusCell name={name} summary={summary} />
        ) : (
          <span className={styles.state}>
            <StatusCell name={name} summary={summary} />
            {children}
          </span>
        )}
      </GridCell>
      <GridCell isNumber>{summary.clients}</GridCell>
      <GridCell isNumber>{summary.bitrate}</GridCell>
      <GridCell isNumber>{summary.runtime}</GridCell>
    </>
  );
}

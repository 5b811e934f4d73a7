import { recordedMs } from "../../src/model/dvr/recordedMs.ts";
import { strip, stripCells } from "../../src/model/dvr/stripCells.ts";
import type { TimeSpan } from "../../src/model/dvr/TimeSpan.ts";
import { classes } from "../../src/components/classes.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./DvrTimeline.module.css";

interface DvrStripProps {
  readonly recorded: readonly TimeSpan[];
  readonly nowMs: number;
}

/** The last hours at a glance: a cell is full, half or empty. */
export function DvrStrip({ recorded, nowMs }: DvrStripProps) {
  const cells = stripCells(recorded, nowMs);
  const span = { fromMs: cells[0]?.fromMs ?? 0, toMs: nowMs };
  const share = recordedMs(recorded, span) / Math.max(1, span.toMs - span.fromMs);
  return (
    <div
      role="img"
      aria-label={text("dvr.strip", { percent: `${Math.round(share * 100)}%` })}
      className={styles.strip}
      style={{ width: strip.widthPx }}
    >
      {cells.map(({ fromMs, fill }) => (
        <span
          key={fromMs}
          className={classes(styles.cell, styles[fill])}
          style={{ width: strip.cellPx }}
          data-fill={fill}
        />
      ))}
    </div>
  );
}

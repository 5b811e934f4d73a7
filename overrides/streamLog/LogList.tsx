import { memo, useLayoutEffect, useRef } from "react";
import { classes } from "../../src/components/classes.ts";
import { formatClock } from "../../src/model/units/formatClock.ts";
import { withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";
import type { LogLine } from "./LogLine.ts";
import styles from "./StreamLog.module.css";

interface LogListProps {
  readonly label: string;
  readonly lines: readonly LogLine[];
  readonly isShown: boolean;
  /** Said when there are no lines. */
  readonly empty: string;
}

/** From here to the end the list goes along with what comes in; further up it stays where it is read. */
const nearEndPx = 100;

/** Lines of a log, two thirds of the window high. */
export function LogList({ label, lines, isShown, empty }: LogListProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNearEnd = useRef(true);
  useLayoutEffect(() => {
    const list = box.current;
    if (list && isNearEnd.current) list.scrollTop = list.scrollHeight;
  }, [lines, isShown]);
  const handleScroll = () => {
    const list = box.current;
    // A hidden list has no height, and where it stands says nothing.
    if (!list || list.clientHeight === 0) return;
    isNearEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight <= nearEndPx;
  };
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      aria-live="off"
      tabIndex={0}
      className={styles.list}
      style={{ height: "calc(200vh / 3)" }}
      onScroll={handleScroll}
    >
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </div>
  );
}

const Line = memo(function Line({ line: { time, level, text: words } }: { readonly line: LogLine }) {
  return (
    <p className={styles.line}>
      {time !== undefined && (
        <time dateTime={new Date(time).toISOString()} title={new Date(time).toLocaleString()} className={styles.time}>
          {formatClock(time, "minute")}
        </time>
      )}
      {level !== undefined && <span className={classes(styles.level, styles[level])}>{level}</span>}
      <span className={styles.words}>{withHiddenShown(words)}</span>
    </p>
  );
});

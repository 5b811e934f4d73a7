import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatClock, formatMoment } from "../../src/model/units/formatTime.ts";
import { lineText, type LogLine, useLog } from "./useLog.ts";
import styles from "./StreamLog.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

/** The log of a stream, closed at first: it is followed from the first opening on, and closing only hides it. */
export function StreamLog({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const handleFold = (open: boolean) => {
    setOpen(open);
    if (open) setOpened(true);
  };
  return (
    <Panel title={overviewText("log.title")} folding="closed" onFold={handleFold}>
      {wasOpened && <LogView name={name} isShown={isOpen} />}
    </Panel>
  );
}

interface LogViewProps {
  readonly name: string;
  readonly isShown: boolean;
}

/** The log with its filter; what is copied is what is shown. */
function LogView({ name, isShown }: LogViewProps) {
  const lines = useLog(name);
  const [filter, setFilter] = useState("");
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return wanted === "" ? lines : lines.filter((line) => lineText(line).toLowerCase().includes(wanted));
  }, [lines, filter]);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <SearchField label={overviewText("log.filter")} value={filter} onChange={setFilter} />
        <CopyButton value={shown.map(lineText).join("\n")} label={overviewText("log.copyAll")} size="medium" />
      </div>
      <LogList
        label={overviewText("log.of", { name })}
        lines={shown}
        isShown={isShown}
        empty={overviewText(lines.length === 0 ? "log.empty" : "log.noMatch")}
      />
    </div>
  );
}

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
function LogList({ label, lines, isShown, empty }: LogListProps) {
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
        <LogRow key={line.id} line={line} />
      ))}
    </div>
  );
}

const LogRow = memo(function LogRow({ line: { time, level, text: words } }: { readonly line: LogLine }) {
  return (
    <p className={styles.line}>
      {time !== undefined && (
        <time dateTime={new Date(time).toISOString()} title={formatMoment(time)} className={styles.time}>
          {formatClock(time, "minute")}
        </time>
      )}
      {level !== undefined && <span className={classes(styles.level, styles[level])}>{level}</span>}
      <span className={styles.words}>{withHiddenShown(words)}</span>
    </p>
  );
});

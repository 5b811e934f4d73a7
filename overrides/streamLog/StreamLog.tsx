import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { RadioGroup } from "../../src/components/controls/Choices.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { isAtLeast, type LeastLevel, leastLevels, lineText, type LogLine, useLog } from "./useLog.ts";
import styles from "./StreamLog.module.css";
import { logText } from "../../src/texts/en/streamLog.ts";

/** The log of a stream, closed at first: it is followed from the first opening on, and closing only hides it. */
export function StreamLog({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const handleFold = (open: boolean) => {
    setOpen(open);
    if (open) setOpened(true);
  };
  return (
    <Panel title={logText("log.title")} folding={{ isOpen, onFold: handleFold }}>
      {wasOpened && <LogView name={name} isShown={isOpen} />}
    </Panel>
  );
}

/** The log of a stream as a page: open, and followed from the beginning. */
export function StreamLogPage({ name }: { readonly name: string }) {
  return (
    <Panel title={logText("log.title")}>
      <LogView name={name} isShown />
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
  const [least, setLeast] = useState<LeastLevel>("all");
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const grave = least === "all" ? lines : lines.filter(({ level }) => isAtLeast(level, least));
    return wanted === "" ? grave : grave.filter((line) => lineText(line).toLowerCase().includes(wanted));
  }, [lines, filter, least]);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <SearchField label={logText("log.filter")} value={filter} onChange={setFilter} />
        <RadioGroup
          label={logText("log.level")}
          options={leastLevels.map((value) => ({ value, label: logText(`log.level.${value}`) }))}
          value={least}
          onChange={setLeast}
        />
        <CopyButton value={shown.map(lineText).join("\n")} label={logText("log.copyAll")} size="medium" />
        <span className={styles.count} role="status">
          {logText("log.shown", { shown: shown.length, total: lines.length })}
        </span>
      </div>
      <LogList
        label={logText("log.of", { name })}
        lines={shown}
        isShown={isShown}
        empty={logText(lines.length === 0 ? "log.empty" : "log.noMatch")}
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
      data-live
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
        <time dateTime={new Date(time).toISOString()} className={styles.time}>
          {formatMoment(time)}
        </time>
      )}
      {level !== undefined && <span className={classes(styles.level, styles[level])}>{level}</span>}
      <span className={styles.words}>{withHiddenShown(words)}</span>
    </p>
  );
});

import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../src/components/classes.ts";
import { RadioGroup } from "../../src/components/controls/Choices.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { isAtLeast, type LeastLevel, leastLevels, lineText, type LogLine, useLog } from "./useLog.ts";
import styles from "./StreamLog.module.css";
import { logText } from "../../src/texts/en/streamLog.ts";

/** Whose log is shown. */
interface ShownLog {
  readonly name: string;
  /** What it is asked for by. */
  readonly address: string;
  /** Of a log of several: first part of the address of each, which are named then. */
  readonly memberRoute?: string | undefined;
}

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
      {wasOpened && <LogView name={name} address={name} isShown={isOpen} />}
    </Panel>
  );
}

interface LogPageProps extends Pick<ShownLog, "name" | "memberRoute"> {
  /** Absent: the name, as of a stream or a file. */
  readonly address?: string;
}

/** A log as a page: open, and followed from the beginning. */
export function LogPage({ name, address = name, memberRoute }: LogPageProps) {
  return (
    <Panel title={logText("log.title")}>
      <LogView name={name} address={address} memberRoute={memberRoute} isShown />
    </Panel>
  );
}

interface LogViewProps extends ShownLog {
  readonly isShown: boolean;
}

/** The log with its filter; what is copied is what is shown. */
function LogView({ name, address, memberRoute, isShown }: LogViewProps) {
  const lines = useLog(address);
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
        <span className={styles.count} role="status" data-live>
          {logText("log.shown", { shown: shown.length, count: lines.length })}
        </span>
      </div>
      <LogList
        label={logText("log.of", { name })}
        lines={shown}
        memberRoute={memberRoute}
        isShown={isShown}
        empty={logText(lines.length === 0 ? "log.empty" : "log.noMatch")}
      />
    </div>
  );
}

interface LogListProps extends Pick<ShownLog, "memberRoute"> {
  readonly label: string;
  readonly lines: readonly LogLine[];
  readonly isShown: boolean;
  /** Said when there are no lines. */
  readonly empty: string;
}

/** From here to the end the list goes along with what comes in; further up it stays where it is read. */
const nearEndPx = 100;

/** Lines of a log, two thirds of the window high. */
function LogList({ label, lines, memberRoute, isShown, empty }: LogListProps) {
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
        <LogRow key={line.id} line={line} memberRoute={memberRoute} />
      ))}
    </div>
  );
}

interface LogRowProps extends Pick<ShownLog, "memberRoute"> {
  readonly line: LogLine;
}

const LogRow = memo(function LogRow({ line: { time, level, member, text: words }, memberRoute }: LogRowProps) {
  return (
    <p className={styles.line}>
      {time !== undefined && (
        <time dateTime={new Date(time).toISOString()} className={styles.time}>
          {formatMoment(time)}
        </time>
      )}
      {level !== undefined && <span className={classes(styles.level, styles[level])}>{level}</span>}
      {member !== undefined && memberRoute !== undefined && <MemberLink route={memberRoute} name={member} />}
      <span className={styles.words}>{withHiddenShown(words)}</span>
    </p>
  );
});

/** To the log of the stream or file that a line is about. */
function MemberLink({ route, name }: { readonly route: string; readonly name: string }) {
  const { search } = useLocation();
  return <Link to={`/${route}/${formatMediaNames([name])}/logs${search}`}>{withHiddenShown(name)}</Link>;
}

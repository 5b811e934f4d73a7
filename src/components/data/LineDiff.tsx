import { useMemo } from "react";
import type { DiffLine, Hunk } from "../../model/diff/lineDiff.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./LineDiff.module.css";
import { GridCell, VirtualList } from "./VirtualList.tsx";

interface LineDiffProps {
  readonly label: string;
  readonly hunks: readonly Hunk[];
  /** One beneath the other, or side by side. */
  readonly columns: "one" | "two";
}

/** What its line says may be worked out only when it is asked for. */
interface NumberedLine {
  readonly number: number;
  readonly line: DiffLine;
}

/** What stands in one row: where a hunk begins, or the line of each text; in one column of one of them. */
interface LineRow {
  readonly id: string;
  readonly head?: string;
  readonly old?: NumberedLine | undefined;
  readonly new?: NumberedLine | undefined;
}

const rowHeightPx = 20;
/** Of a digit or letter of the small fixed font, and of the numbers and signs beside a line. */
const characterPx = 7.3;
const besidePx = 150;
/** A certificate in one line is not scrolled to its end; of two columns either is to be seen, and a longer line is cut. */
const mostCharacters = { one: 400, two: 64 } as const;

/** Two texts of any length, what differs and a little around it; only the lines in sight are drawn. */
export function LineDiff({ label, hunks, columns }: LineDiffProps) {
  const rows = useMemo(() => hunks.flatMap(columns === "one" ? oneColumn : twoColumns), [hunks, columns]);
  const longest = useMemo(() => longestLine(hunks), [hunks]);
  const textPx = Math.ceil(Math.min(longest, mostCharacters[columns]) * characterPx);
  return (
    <div className={styles.diff}>
      <VirtualList
        label={label}
        items={rows}
        getKey={idOf}
        Row={columns === "one" ? OneLine : TwoLines}
        columns={
          columns === "one" ? "40px 40px 14px minmax(0, 1fr)" : "40px 14px minmax(0, 1fr) 40px 14px minmax(0, 1fr)"
        }
        minWidthPx={columns === "one" ? textPx + besidePx : 2 * textPx + besidePx}
        rowHeightPx={rowHeightPx}
      />
    </div>
  );
}

const idOf = ({ id }: LineRow) => id;

/** So many lines say how wide all are. */
const mostMeasured = 300;

function longestLine(hunks: readonly Hunk[]): number {
  let longest = 0;
  let measured = 0;
  for (const { lines } of hunks) {
    if (measured > mostMeasured) break;
    for (const line of lines.slice(0, mostMeasured)) longest = Math.max(longest, line.text.length);
    measured += lines.length;
  }
  return longest;
}

function headOf({ oldStart, newStart }: Hunk): LineRow {
  return { id: `@${oldStart}:${newStart}`, head: text("review.line", { line: newStart }) };
}

function numbered({
  oldStart,
  newStart,
  lines,
}: Hunk): readonly { readonly old: number; readonly new: number; readonly line: DiffLine }[] {
  let [old, next] = [oldStart, newStart];
  return lines.map((line) => {
    const place = { old, new: next, line };
    if (line.kind !== "added") old += 1;
    if (line.kind !== "removed") next += 1;
    return place;
  });
}

function oneColumn(hunk: Hunk): readonly LineRow[] {
  const rows = numbered(hunk).map(({ old, new: next, line }): LineRow => ({
    id: `${old}:${next}:${line.kind}`,
    old: line.kind === "added" ? undefined : { line, number: old },
    new: line.kind === "removed" ? undefined : { line, number: next },
  }));
  return [headOf(hunk), ...rows];
}

/** What went stands beside what came in its place. */
function twoColumns(hunk: Hunk): readonly LineRow[] {
  const rows: LineRow[] = [headOf(hunk)];
  let removed: NumberedLine[] = [];
  let added: NumberedLine[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      const [one, other] = [removed[index], added[index]];
      rows.push({ id: `${one?.number ?? ""}-${other?.number ?? ""}`, old: one, new: other });
    }
    [removed, added] = [[], []];
  };
  for (const { old, new: next, line } of numbered(hunk)) {
    if (line.kind === "removed") removed.push({ line, number: old });
    else if (line.kind === "added") added.push({ line, number: next });
    else {
      flush();
      rows.push({ id: `${old}:${next}`, old: { line, number: old }, new: { line, number: next } });
    }
  }
  flush();
  return rows;
}

function OneLine({ item }: { readonly item: LineRow }) {
  if (item.head !== undefined) return <Head words={item.head} />;
  const line = item.new ?? item.old;
  return (
    <>
      <GridCell isNumber>{item.old && <Numbered line={item.old} />}</GridCell>
      <GridCell isNumber>{item.new && <Numbered line={item.new} />}</GridCell>
      {line && <Line line={line.line} />}
    </>
  );
}

function TwoLines({ item }: { readonly item: LineRow }) {
  if (item.head !== undefined) return <Head words={item.head} />;
  return (
    <>
      {[item.old, item.new].map((line, index) => (
        <Half key={index} line={line} />
      ))}
    </>
  );
}

function Half({ line }: { readonly line: NumberedLine | undefined }) {
  return (
    <>
      <GridCell isNumber>{line && <Numbered line={line} />}</GridCell>
      {line ? <Line line={line.line} /> : <EmptyHalf />}
    </>
  );
}

function EmptyHalf() {
  return (
    <>
      <GridCell />
      <GridCell>
        <span className={styles.nothing} />
      </GridCell>
    </>
  );
}

function Head({ words }: { readonly words: string }) {
  return (
    <GridCell fromColumn={1}>
      <span className={styles.head}>{words}</span>
    </GridCell>
  );
}

function Numbered({ line }: { readonly line: NumberedLine }) {
  return <span className={styles.number}>{line.number}</span>;
}

const sign = { same: "", added: "+", removed: "−" } as const;

function Line({ line: { kind, text: written } }: { readonly line: DiffLine }) {
  const words = withHiddenShown(written);
  return (
    <>
      <GridCell>
        <span aria-hidden className={classes(styles.sign, styles[kind])}>
          {sign[kind]}
        </span>
        {kind !== "same" && <VisuallyHidden>{text(`review.${kind}`)}</VisuallyHidden>}
      </GridCell>
      <GridCell>
        <code
          className={classes(styles.text, styles[kind])}
          title={words.length > mostCharacters.two ? words : undefined}
        >
          {words === "" ? " " : words}
        </code>
      </GridCell>
    </>
  );
}

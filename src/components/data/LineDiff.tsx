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
/** Its sign, and what it says. */
const lineColumns = "14px minmax(0, 1fr)";

/** Two texts of any length, what differs and a little around it; only the lines in sight are drawn, and all of each. */
export function LineDiff({ label, hunks, columns }: LineDiffProps) {
  const rows = useMemo(() => hunks.flatMap(columns === "one" ? oneColumn : twoColumns), [hunks, columns]);
  const number = `${digitsOf(hunks)}ch`;
  return (
    <div className={styles.diff}>
      <VirtualList
        label={label}
        items={rows}
        getKey={idOf}
        Row={columns === "one" ? OneLine : TwoLines}
        columns={
          columns === "one" ? `${number} ${number} ${lineColumns}` : `${number} ${lineColumns} ${number} ${lineColumns}`
        }
        rowHeightPx={rowHeightPx}
        growsRows
      />
    </div>
  );
}

const idOf = ({ id }: LineRow) => id;

/** The highest number of a line has so many, and one of a short text room for more. */
function digitsOf(hunks: readonly Hunk[]): number {
  const last = hunks.at(-1);
  const end = last === undefined ? 0 : Math.max(last.oldStart, last.newStart) + last.lines.length;
  return Math.max(3, String(end).length);
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
        <code className={classes(styles.text, styles[kind])}>{words === "" ? " " : words}</code>
      </GridCell>
    </>
  );
}

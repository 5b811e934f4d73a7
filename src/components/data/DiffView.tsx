import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./DiffView.module.css";

interface DiffViewProps {
  readonly hunks: readonly Hunk[];
  readonly label?: string;
}

interface Hunk {
  /** Line numbers from 1. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
}

interface DiffLine {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

const sign = { same: " ", added: "+", removed: "−" } as const;

/** Two texts, one beneath the other: what went, what came, and a little around it. */
export function DiffView({ hunks, label = text("review.diff") }: DiffViewProps) {
  if (hunks.length === 0) return <p className={styles.same}>{text("review.same")}</p>;
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.diff}>
        {hunks.map((hunk) => (
          <tbody key={`${hunk.oldStart}:${hunk.newStart}`}>
            <tr className={styles.hunk}>
              <td colSpan={4}>{text("review.line", { line: hunk.newStart })}</td>
            </tr>
            {numbered(hunk).map((line) => (
              <tr key={`${line.oldNumber}:${line.newNumber}:${line.kind}`} className={classes(styles[line.kind])}>
                <td className={styles.number}>{line.kind === "added" ? "" : line.oldNumber}</td>
                <td className={styles.number}>{line.kind === "removed" ? "" : line.newNumber}</td>
                <td className={styles.sign}>
                  <span aria-hidden>{sign[line.kind]}</span>
                  {line.kind !== "same" && <VisuallyHidden>{text(`review.${line.kind}`)}</VisuallyHidden>}
                </td>
                <td className={styles.text}>{line.text === "" ? " " : line.text}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function numbered({ oldStart, newStart, lines }: Hunk) {
  let nextOld = oldStart;
  let nextNew = newStart;
  return lines.map((line) => {
    const place = { ...line, oldNumber: nextOld, newNumber: nextNew };
    if (line.kind !== "added") nextOld += 1;
    if (line.kind !== "removed") nextNew += 1;
    return place;
  });
}

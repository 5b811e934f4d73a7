import type { ConfProblem } from "../../model/conf/confProblems.ts";
import type { TextFailure } from "../../stores/ConfigTextParts.ts";
import fields from "../../theme/fields.module.css";
import styles from "./ConfigTextPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";

interface TextProblemsProps {
  readonly id: string;
  readonly failure: TextFailure | undefined;
  readonly problems: readonly ConfProblem[];
  /** How many more there are. */
  readonly unlisted: number;
  readonly onGoTo: (problem: ConfProblem) => void;
}

/** Why the text was not saved, and what is wrong with it; each problem leads to its place. */
export function TextProblems({ id, failure, problems, unlisted, onGoTo }: TextProblemsProps) {
  return (
    <div id={id} className={styles.problems} role="status">
      {failure !== undefined && failure.kind !== "other" && <FailureWords {...failure} />}
      {problems.length > 0 && (
        <ul aria-label={configWords("config.problems")}>
          {problems.map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.message}`} className={styles[problem.level]}>
              <button type="button" className={styles.problem} onClick={() => onGoTo(problem)}>
                {configWords("config.problem", {
                  line: problem.line,
                  column: problem.column,
                  message: problem.message,
                })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {unlisted > 0 && <p>{configWords("config.moreProblems", { count: unlisted })}</p>}
    </div>
  );
}

function FailureWords({ kind, message }: TextFailure) {
  const [title, detail] = {
    wrong: [configWords("config.wrong"), message],
    conflict: [configWords("config.outdated"), configWords("config.broughtIn")],
    undecided: [message],
    other: [],
  }[kind];
  return (
    <p className={fields.error}>
      <strong>{title}</strong>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </p>
  );
}

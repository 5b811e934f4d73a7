import type { ConfProblem } from "../../model/conf/confProblems.ts";
import type { TextFailure } from "../../stores/ConfigTextParts.ts";
import { classes } from "../../components/classes.ts";
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
  const told = toldBy(failure, problems);
  const others = problems.filter((problem) => problem !== told);
  return (
    <div id={id} className={styles.problems} role="status">
      {failure !== undefined && failure.kind !== "other" && (
        <FailureWords failure={failure} told={told} onGoTo={onGoTo} />
      )}
      {others.length > 0 && (
        <ul aria-label={configWords("config.problems")}>
          {others.map((problem) => (
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

interface FailureWordsProps {
  readonly failure: TextFailure;
  /** The problem that it tells of. */
  readonly told: ConfProblem | undefined;
  readonly onGoTo: (problem: ConfProblem) => void;
}

function FailureWords({ failure: { kind, message }, told, onGoTo }: FailureWordsProps) {
  const [title, detail] = {
    wrong: [configWords("config.wrong"), capitalized(message)],
    conflict: [configWords("config.outdated"), configWords("config.broughtIn")],
    undecided: [message],
    other: [],
  }[kind];
  return (
    <p className={classes(fields.error, styles.failure)}>
      <strong>{title}</strong>
      {kind === "wrong" && <span>{configWords("config.nothingSaved")}</span>}
      {detail !== undefined && told === undefined && <span className={styles.detail}>{detail}</span>}
      {detail !== undefined && told !== undefined && (
        <button type="button" className={classes(styles.problem, styles.detail)} onClick={() => onGoTo(told)}>
          {detail}
        </button>
      )}
    </p>
  );
}

/** As the problems below it begin. */
function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The problem at the place that the server names: it is told once. */
function toldBy(failure: TextFailure | undefined, problems: readonly ConfProblem[]): ConfProblem | undefined {
  if (failure?.kind !== "wrong") return undefined;
  const [, line, column] = /^\D*(\d+)\D+(\d+)/.exec(failure.message) ?? [];
  return problems.find((one) => one.line === Number(line) && one.column === Number(column));
}

import { useEffect, useState } from "react";
import { useStores } from "../../context/StoresContext.ts";
import type { ConfProblem } from "../../model/conf/confProblems.ts";
import type { TextFailure } from "../../stores/ConfigTextStore.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import styles from "./ConfigTextPage.module.css";

interface TextProblemsProps {
  readonly id: string;
  readonly failure: TextFailure | undefined;
  readonly problems: readonly ConfProblem[];
  readonly onGoTo: (problem: ConfProblem) => void;
}

/** Why the text was not saved, and what is wrong with it; each problem leads to its place. */
export function TextProblems({ id, failure, problems, onGoTo }: TextProblemsProps) {
  return (
    <div id={id} className={styles.problems} role="status">
      {failure !== undefined && <FailureWords {...failure} />}
      {problems.length > 0 && (
        <ul aria-label={text("config.problems")}>
          {problems.map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.message}`} className={styles[problem.level]}>
              <button type="button" className={styles.problem} onClick={() => onGoTo(problem)}>
                {text("config.problem", { line: problem.line, column: problem.column, message: problem.message })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FailureWords({ kind, message }: TextFailure) {
  const title = kind === "wrong" ? "config.wrong" : kind === "conflict" ? "config.outdated" : "config.notSaved";
  return (
    <p className={fields.error}>
      <strong>{text(title)}</strong>
      {kind !== "conflict" && <span className={styles.detail}>{message}</span>}
    </p>
  );
}

/** A moment of rest before a text of thousands of lines is read anew. */
const settleMs = 300;

/** What is wrong with the text as it is typed; a text that is saved has nothing. */
export function useTextProblems(typed: string | undefined): readonly ConfProblem[] {
  const { rawText } = useStores();
  const [found, setFound] = useState<{ readonly of: string; readonly problems: readonly ConfProblem[] }>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void rawText.language().then((language) => {
        if (isCurrent) setFound({ of: typed, problems: language.read(language.parse(typed)).problems });
      });
    }, settleMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rawText, typed]);
  return typed === undefined || found === undefined ? [] : found.problems;
}

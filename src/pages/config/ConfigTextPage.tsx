import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ConfProblem } from "../../model/conf/confProblems.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import styles from "./ConfigTextPage.module.css";

const rows = 30;

/** The config as text: typed, judged while it is typed, and saved once the server has parsed it. */
export const ConfigTextPage = observer(function ConfigTextPage() {
  const { configText, config, draft, failures } = useStores();
  const { rev } = config;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void failures.attempt(text("config.notRead"), () => configText.load());
  }, [configText, failures, rev]);
  const problems = useProblems(configText.typed);
  if (configText.text === undefined) return <LoadingState label={text("config.loading")} />;
  const { failure, saved } = configText;
  const goTo = (problem: ConfProblem) => {
    const box = area.current;
    if (box === null) return;
    const at = offsetOf(box.value, problem);
    box.focus();
    box.setSelectionRange(at, offsetOf(box.value, { line: problem.endLine, column: problem.endColumn }));
  };
  const isOutdated = configText.isEdited && rev !== undefined && saved?.rev !== undefined && saved.rev < rev;
  return (
    <div className={styles.page}>
      {draft.count > 0 && <p className={styles.note}>{text("config.formEdits", { count: draft.count })}</p>}
      {isOutdated && <p className={styles.note}>{text("config.newer")}</p>}
      <label htmlFor="config-text" className={fields.label}>
        {text("config.text")}
      </label>
      <textarea
        ref={area}
        id="config-text"
        className={styles.text}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        aria-invalid={failure?.kind === "wrong" || undefined}
        aria-describedby="config-text-problems"
        value={configText.text}
        onChange={(event) => configText.type(event.currentTarget.value)}
      />
      <div id="config-text-problems" className={styles.problems} role="status">
        {failure !== undefined && <FailureWords kind={failure.kind} message={failure.message} />}
        {problems.length > 0 && (
          <ul aria-label={text("config.problems")}>
            {problems.map((problem) => (
              <li key={`${problem.line}:${problem.column}:${problem.message}`} className={styles[problem.level]}>
                <button type="button" className={styles.problem} onClick={() => goTo(problem)}>
                  {text("config.problem", { line: problem.line, column: problem.column, message: problem.message })}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={!configText.isEdited}
          isBusy={configText.isSaving}
          onClick={() => void configText.save()}
        >
          {text("config.saveText")}
        </Button>
        <Button
          disabled={!configText.isEdited || configText.isSaving}
          onClick={() => void failures.attempt(text("config.notRead"), () => configText.discard())}
        >
          {text("config.discardText")}
        </Button>
      </div>
    </div>
  );
});

interface FailureWordsProps {
  readonly kind: "wrong" | "conflict" | "other";
  readonly message: string;
}

function FailureWords({ kind, message }: FailureWordsProps) {
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
function useProblems(typed: string | undefined): readonly ConfProblem[] {
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

/** @param place line and column from 1 */
function offsetOf(written: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let at = 0;
  for (let next = 1; next < line; next += 1) {
    const end = written.indexOf("\n", at);
    if (end < 0) return written.length;
    at = end + 1;
  }
  return Math.min(at + column - 1, written.length);
}

import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { CodeArea } from "../../components/controls/CodeArea.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ConfProblem } from "../../model/conf/confProblems.ts";
import { text } from "../../texts/text.ts";
import { TextProblems, useTextProblems } from "./TextProblems.tsx";
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
  const problems = useTextProblems(configText.typed);
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
      <CodeArea
        ref={area}
        label={text("config.text")}
        rows={rows}
        value={configText.text}
        onChange={(typed) => configText.type(typed)}
        isInvalid={failure?.kind === "wrong"}
        describedBy="config-text-problems"
      />
      <TextProblems id="config-text-problems" failure={failure} problems={problems} onGoTo={goTo} />
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

import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { KeptText } from "../../model/conf/keptText.ts";
import styles from "./ConfigTextPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

/** The review brings the comparison of texts with it, which few of those who open the text need. */
const ConflictList = lazyPart(() => import("../review/ConflictList.tsx").then((module) => module.ConflictList));

/** What there is to know, and to choose, before one types on. */
export const TextNotes = observer(function TextNotes() {
  const { configText, draft, failures } = useStores();
  const { newer, leftOut, lost } = configText;
  return (
    <>
      {newer !== undefined && (
        <div className={styles.note} role="alert">
          <p>{configWords("config.newer")}</p>
          <Button onClick={() => void failures.attempt(configWords("config.notRead"), () => configText.keepMine())}>
            {configWords("config.keepMine")}
          </Button>
        </div>
      )}
      {draft.conflicts.length > 0 && (
        <div className={styles.conflicts} role="alert">
          <p>{configWords("config.conflicts")}</p>
          <Suspense fallback={<LoadingState />}>
            <ConflictList />
          </Suspense>
        </div>
      )}
      {lost !== undefined && (
        <div className={styles.conflicts} role="alert">
          <p>{configWords("config.lost", { rev: lost.rev })}</p>
          <pre className={styles.lost}>{linesOf(lost)}</pre>
          <Button onClick={() => configText.forgetLost()}>{configWords("config.forgetLost")}</Button>
        </div>
      )}
      {leftOut > 0 && (
        <div className={styles.note} role="status">
          <p>{configWords("config.leftOut", { count: leftOut })}</p>
          <Button onClick={() => configText.forgetLeftOut()}>{configWords("config.understood")}</Button>
        </div>
      )}
    </>
  );
});

/** What was typed, each change by itself; what it stood in the place of helps to find it. */
function linesOf({ changes }: KeptText): string {
  return changes
    .map(({ before, after }) => [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)])
    .map((lines) => lines.map((line) => line.replace(/\n?$/, "\n")).join(""))
    .join("\n");
}

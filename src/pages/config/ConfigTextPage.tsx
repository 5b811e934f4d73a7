import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { useStores } from "../../context/StoresContext.ts";
import { commentLength, LONGEST_COMMENT } from "../../model/config/saveTerms.ts";
import type { TextRange } from "../../model/conf/TextLanguage.ts";
import { CommentField } from "../review/CommentField.tsx";
import { TextBox, type WantedPlace } from "./TextBox.tsx";
import { TextNotes } from "./TextNotes.tsx";
import { TextPlace } from "./TextPlace.tsx";
import { TextProblems } from "./TextProblems.tsx";
import { useEditor } from "./useEditor.ts";
import styles from "./ConfigTextPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";

/** The config as text: typed, judged while it is typed, one draft with the forms, and saved once the server has parsed it. */
export const ConfigTextPage = observer(function ConfigTextPage() {
  const { configText, config, failures } = useStores();
  const { rev } = config;
  useEffect(() => {
    void failures.attempt(configWords("config.notRead"), () => configText.load());
  }, [configText, failures, rev]);
  const Editor = useEditor(configText.isPlain);
  const [wanted, goTo] = useWantedPlace();
  const [cursor, setCursor] = useState<number>();
  if (configText.text === undefined) return <LoadingState label={configWords("config.loading")} />;
  const { failure, state } = configText;
  return (
    <div className={styles.page}>
      <TextNotes />
      <TextBox
        Editor={Editor}
        written={configText.text}
        wanted={wanted}
        onCursor={setCursor}
        describedBy="config-text-problems"
      />
      <TextPlace offset={cursor} />
      <TextProblems
        id="config-text-problems"
        failure={failure}
        problems={state?.problems ?? []}
        unlisted={state?.unlisted ?? 0}
        onGoTo={goTo}
      />
      <TextActions />
    </div>
  );
});

/** The place that was asked for last, by a problem or by the address (`?at=/streams/news/title`). */
function useWantedPlace(): readonly [WantedPlace | undefined, (place: TextRange) => void] {
  const { configText } = useStores();
  const [wanted, setWanted] = useState<WantedPlace>();
  const goTo = useCallback((place: TextRange) => setWanted({ place }), []);
  const [params] = useSearchParams();
  const at = params.get("at");
  const isLoaded = configText.saved !== undefined;
  useEffect(() => {
    if (at === null || !isLoaded) return;
    void configText.ask((desk) => desk.locate(at)).then((place) => place && goTo(place));
  }, [configText, at, isLoaded, goTo]);
  return [wanted, goTo];
}

/** What the text is saved for, and why not at a time. */
const TextTerms = observer(function TextTerms() {
  const { configText, serverInfo } = useStores();
  return (
    <div className={styles.terms}>
      {serverInfo.can("comment") && (
        <CommentField comment={configText.comment} onChange={(typed) => configText.setComment(typed)} />
      )}
      {serverInfo.can("save_at") && <p className={styles.hint}>{configWords("config.textNow")}</p>}
    </div>
  );
});

const TextActions = observer(function TextActions() {
  const { configText, draft, failures } = useStores();
  const { isEdited, isSaving, failure, newer, comment } = configText;
  const isKept = !isEdited || newer !== undefined || draft.conflicts.length > 0;
  const isTooLong = commentLength(comment) > LONGEST_COMMENT;
  useSaveKey("page", () => {
    if (!isKept && !isTooLong) void configText.save();
    return isEdited;
  });
  return (
    <div className={styles.actions}>
      {isEdited && <TextTerms />}
      <Button
        variant="primary"
        disabled={isKept || isTooLong}
        isBusy={isSaving}
        title={failure?.kind === "other" ? configWords("config.notSaved", { reason: failure.message }) : undefined}
        onClick={() => void configText.save()}
      >
        {configWords("config.saveText")}
      </Button>
      <Button
        disabled={!isEdited || isSaving}
        onClick={() => void failures.attempt(configWords("config.notRead"), () => configText.discard())}
      >
        {configWords("config.discardText")}
      </Button>
      <Button onClick={() => configText.setPlain(!configText.isPlain)}>
        {configWords(configText.isPlain ? "config.toEditor" : "config.toPlain")}
      </Button>
      {!configText.isPlain && <p className={styles.hint}>{configWords("config.keys")}</p>}
    </div>
  );
});

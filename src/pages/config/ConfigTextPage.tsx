import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { TextRange } from "../../model/conf/TextLanguage.ts";
import { TextActions } from "./TextActions.tsx";
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

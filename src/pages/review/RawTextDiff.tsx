import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { LineDiff } from "../../components/data/LineDiff.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import type { Hunk } from "../../model/diff/lineDiff.ts";
import type { JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { Stores } from "../../stores/Stores.ts";
import { changeText } from "../../texts/en/changeWords.ts";

/** Of the patch in its words. */
type Preview = { readonly words: string } & ({ readonly hunks: readonly Hunk[] } | { readonly failure: string });

/** What saving will change in the config text, line by line. */
export const RawTextDiff = observer(function RawTextDiff() {
  const { config, draft, rawText, connection } = useStores();
  // A patch is made anew at each look; its words say whether it is another one.
  const words = JSON.stringify(draft.savablePatch);
  const preview = usePreview(words, config, rawText, connection.isOffline);
  return (
    <Panel title={changeText("tray.textDiff")}>
      {preview === undefined && (connection.isOffline ? <p>{text("groups.offline")}</p> : <LoadingState />)}
      {preview && "failure" in preview && <p>{changeText("tray.textDiffFailed", { reason: preview.failure })}</p>}
      {preview && "hunks" in preview && (
        <>
          {preview.hunks.length === 0 && <p>{text("review.same")}</p>}
          {preview.hunks.length > 0 && (
            <LineDiff label={changeText("tray.textDiff")} hunks={preview.hunks} columns="one" />
          )}
        </>
      )}
    </Panel>
  );
});

/**
 * Waits while the line is down, and is read again when it is back: a server that is starting has no text to give. What was
 * seen of the same changes stays.
 */
function usePreview(
  words: string,
  config: Stores["config"],
  rawText: Stores["rawText"],
  isOffline: boolean,
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    if (isOffline) return undefined;
    let isCurrent = true;
    const patch: JsonObject = JSON.parse(words);
    previewOf(patch, config.peek(), rawText).then(
      (hunks) => isCurrent && setPreview({ words, hunks }),
      (error: unknown) =>
        isCurrent && setPreview({ words, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [words, config, rawText, isOffline]);
  return isOffline && preview?.words !== words ? undefined : preview;
}

/** The language is a large chunk of its own, loaded with the first review. */
async function previewOf(
  patch: JsonObject,
  live: JsonObject,
  { read, language }: Stores["rawText"],
): Promise<readonly Hunk[]> {
  const [before, written, { previewDiff }] = await Promise.all([read(), language(), import("./previewDiff.ts")]);
  return previewDiff(written, before, patch, live);
}

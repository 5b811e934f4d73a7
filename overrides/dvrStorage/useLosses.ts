import { useEffect, useState } from "react";
import { ApiError } from "../../src/api/ApiError.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { entities } from "../../src/generated/entities.ts";
import type { DraftEdits } from "../../src/model/draft/fieldEdits.ts";
import { lossWords } from "../../src/model/dvr/lossWords.ts";
import { mayRemove } from "../../src/model/dvr/removingEdits.ts";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { dvrStorageText } from "../../src/texts/en/dvrStorage.ts";

/** What of the recordings some edits remove once they are saved. */
export type Losses =
  | { readonly kind: "asking" }
  | { readonly kind: "none" }
  | { readonly kind: "some"; readonly words: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** A limit is typed digit by digit. */
const restMs = 400;

/** Asks the server what edits remove; undefined where they can remove nothing, or something else is wrong with them. */
export function useLosses(edits: DraftEdits): Losses | undefined {
  const { draft, calls, serverInfo, log } = useStores();
  const isAsked = serverInfo.can("dvr_impact") && mayRemove(edits, entities);
  const patch = isAsked ? JSON.stringify(draft.patch(edits)) : undefined;
  const [found, setFound] = useState<{ readonly patch: string; readonly losses: Losses | undefined }>();
  useEffect(() => {
    if (patch === undefined) return undefined;
    let isCurrent = true;
    const tell = (losses: Losses | undefined) => {
      if (isCurrent) setFound({ patch, losses });
    };
    const timer = setTimeout(() => {
      const sent: Json = JSON.parse(patch);
      calls.dvrImpact(isPlainObject(sent) ? sent : {}).then(
        (impact) => {
          const words = lossWords(impact);
          tell(words === undefined ? { kind: "none" } : { kind: "some", words });
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) {
            log(new Error(`What limits remove cannot be told: ${String(error)}`));
            tell({ kind: "unknown", reason: dvrStorageText("dvr.losses.broken") });
          }
          // What is wrong with an edit stands at its field.
          else tell(error.kind === "invalid" ? undefined : { kind: "unknown", reason: error.message });
        },
      );
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [patch, calls, log]);
  if (patch === undefined) return undefined;
  return found?.patch === patch ? found.losses : { kind: "asking" };
}

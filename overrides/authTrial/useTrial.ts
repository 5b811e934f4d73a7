import { useRef, useState } from "react";
import type { TrialQuestion } from "../../src/api/areas/trialApi.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import type { AuthTrial } from "../../src/generated/types/AuthTrial.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { CollectionEditor } from "../../src/stores/editing/CollectionEditor.ts";

/** Whom is asked about, as it is typed. */
export interface Tried {
  /** Key of a backend; "" for what the stream goes by. */
  readonly backend: string;
  readonly stream: string;
  readonly token: string;
  readonly ip: string;
  readonly country: string;
  readonly proto: string;
  readonly agent: string;
  readonly referer: string;
}

/** What a trial came to, and what it was made with: with anything else it may come to something else. */
interface Told {
  readonly tried: Tried;
  readonly edits: object;
  readonly trial?: AuthTrial;
  readonly failure?: string;
}

/** Asks the server about a viewer, with the backends as they are edited. */
export function useTrial(editor: CollectionEditor) {
  const { calls, draft } = useStores();
  const [told, setTold] = useState<Told>();
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(0);
  const ask = async (tried: Tried) => {
    const turn = ++latest.current;
    const made = { tried, edits: draft.edits };
    setRunning(true);
    const answer = await calls
      .tryAuth(
        questionOf(
          tried,
          editedBackends(editor, (path) => draft.has(path)),
        ),
      )
      .then(
        (trial): Told => ({ ...made, trial }),
        (error: unknown): Told => ({ ...made, failure: error instanceof Error ? error.message : String(error) }),
      );
    if (turn !== latest.current) return;
    setTold(answer);
    setRunning(false);
  };
  return { told, isRunning, ask };
}

function questionOf(tried: Tried, edited: JsonObject | undefined): TrialQuestion {
  const { backend, stream, token, ip, country, proto, agent, referer } = tried;
  const given = { backend, stream, token, country, user_agent: agent, referer: backend === "" ? referer : "" };
  const known = Object.entries(given).filter(([, value]) => value !== "");
  return { ip, proto, ...Object.fromEntries(known), ...(edited && { auth_backends: edited }) };
}

/** The backends that are not as they are saved; undefined where all are. */
function editedBackends(editor: CollectionEditor, has: (path: readonly string[]) => boolean): JsonObject | undefined {
  const { collection = "" } = editor.descriptor;
  const edited = editor.keys.filter((key) => has([collection, key]));
  if (edited.length === 0) return undefined;
  return Object.fromEntries(edited.map((key) => [key, editor.editor(key).value ?? null]));
}

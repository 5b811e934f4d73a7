import { isPlainObject } from "../patch/isPlainObject.ts";
import { refuseHostileKeys } from "../patch/refuseHostileKeys.ts";
import { isHostileKey } from "../patch/isHostileKey.ts";
import type { Json } from "../Json.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import type { FieldEdit } from "./FieldEdit.ts";

interface StoredDraft {
  readonly edits: DraftEdits;
  /** Pointers of edits that were not stored because they hold a secret. */
  readonly leftOut: readonly string[];
}

/** The draft that `serialiseDraft` wrote; undefined for text that is no such thing. */
export function parseDraft(text: string): StoredDraft | undefined {
  const stored = parsed(text);
  if (!isPlainObject(stored) || stored["version"] !== 1 || !Array.isArray(stored["edits"])) return undefined;
  const edits = new Map<string, FieldEdit>();
  for (const item of stored["edits"]) {
    const edit = editOf(item);
    if (edit === undefined) return undefined;
    edits.set(pointerOf(edit.path), edit);
  }
  return { edits, leftOut: strings(stored["leftOut"]) };
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    refuseHostileKeys(value);
    return value;
  } catch {
    // Storage belongs to the browser and its extensions: a draft that is no longer whole is no draft.
    return undefined;
  }
}

function editOf(item: Json): FieldEdit | undefined {
  if (!isPlainObject(item)) return undefined;
  const path = strings(item["path"]);
  if (path.length === 0 || path.some(isHostileKey)) return undefined;
  return { path, base: item["base"], mine: item["mine"] };
}

function strings(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { holdsSecret, isNotToBeStored, isSecretAt } from "../entity/sensitiveSettings.ts";
import { isHostileKey, refuseHostileKeys } from "../merge/hostileKeys.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import type { DraftEdits, FieldEdit } from "./fieldEdits.ts";

/**
 * A draft as text for the browser's session storage. No secret is in it, neither the old value nor the new, and no login
 * of an address: an edit that cannot do without one is left out. `leftOut` names those edits, and those that have lost
 * something, so that the operator can be told.
 * @param untold what was left out before, and nobody has been told yet
 */
export function serialiseDraft(edits: DraftEdits, entities: Entities, untold: readonly string[] = []): string {
  const kept: JsonObject[] = [];
  const leftOut = new Set(untold);
  for (const edit of edits.values()) {
    const safe = withoutSecrets(edit, entities);
    if (safe !== edit) leftOut.add(formatPointer(edit.path));
    if (safe !== undefined) kept.push(asJson(safe));
  }
  return JSON.stringify({ version: 1, edits: kept, leftOut: [...leftOut] });
}

function withoutSecrets(edit: FieldEdit, entities: Entities): FieldEdit | undefined {
  const { path, base, mine } = edit;
  if (isSecretAt(path, entities)) return undefined;
  if (![base, mine].some((value) => holdsSecret(value, path, entities, isNotToBeStored))) return edit;
  // What replaces nothing can be kept without its secret. Elsewhere the missing secret would be saved as removed.
  return base === undefined && isPlainObject(mine) ? { path, base, mine: stripped(mine, path, entities) } : undefined;
}

function stripped(value: Json, path: ConfigPath, entities: Entities): Json {
  if (Array.isArray(value)) {
    const at = (index: number) => [...path, String(index)];
    return value.flatMap((item, index) =>
      isNotToBeStored(item, at(index), entities) ? [] : [stripped(item, at(index), entities)],
    );
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => !isNotToBeStored(child, [...path, key], entities))
      .map(([key, child]) => [key, stripped(child, [...path, key], entities)]),
  );
}

function asJson({ path, base, mine }: FieldEdit): JsonObject {
  const json: JsonObject = { path: [...path] };
  if (base !== undefined) json["base"] = base;
  if (mine !== undefined) json["mine"] = mine;
  return json;
}

interface StoredDraft {
  readonly edits: DraftEdits;
  /** Pointers of edits that were not stored, or not whole, because they hold a secret. */
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
    edits.set(formatPointer(edit.path), edit);
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

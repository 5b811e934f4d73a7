import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { renameOf } from "../../model/draft/draftRenames.ts";
import { isSameValue, serverValueAt } from "../../model/draft/draftValues.ts";
import { type Entities, entityIndex, type Rename } from "../../model/entity/entityPlace.ts";
import { type ConfigPath, isWithin, formatPointer, valueAt } from "../../model/configPath.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";

/**
 * Those of the sent edits whose outcome the live config shows already: it is often faster than the answer to the save,
 * and what was typed on since must not look like a conflict, or a renamed entity like a deleted one.
 */
export function arrivedEdits(sent: DraftEdits, server: Json, entities: Entities): DraftEdits {
  const renamed: Rename[] = [];
  for (const edit of sent.values()) {
    const rename = renameOf(edit, entities);
    if (rename && valueAt(server, rename.to) !== undefined && valueAt(server, rename.from) === undefined)
      renamed.push(rename);
  }
  return new Map(
    [...sent].filter(
      ([, { path, mine }]) =>
        renamed.some(({ from }) => isWithin(path, from)) ||
        isSameValue(mine, serverValueAt(server, path, entities), path, entities),
    ),
  );
}

/** Whether a save under way itself takes an entity away from its key, by a rename or a deletion. */
export function isSentFrom(sent: DraftEdits, at: ConfigPath, entities: Entities): boolean {
  const pointer = formatPointer(at);
  const deletion = sent.get(pointer);
  if (deletion && deletion.mine === undefined) return true;
  return [...sent.values()].some((edit) => formatPointer(renameOf(edit, entities)?.from ?? []) === pointer);
}

/**
 * A saved patch as the live config will show it, to be merged before the server's own delta comes: without entities
 * created under a key that only stands for one the server gives (`-1`).
 */
export function expectedEcho(patch: JsonObject, entities: Entities): JsonObject {
  const { byCollection } = entityIndex(entities);
  return Object.fromEntries(
    Object.entries(patch).map(([key, change]) => {
      if (byCollection.get(key)?.serverKeys !== true || !isPlainObject(change)) return [key, change];
      return [key, Object.fromEntries(Object.entries(change).filter(([id]) => !id.startsWith("-")))];
    }),
  );
}

import { entities } from "../../generated/entities.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { effectiveAt } from "../../model/draft/draftValues.ts";
import { isHeldAgainstOthers } from "../../model/entity/checks/uniqueInCollection.ts";
import { entityIndex, isAmongSettings, placeAt } from "../../model/entity/entityPlace.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";

/**
 * An entity as some edits make it: a copy. The server's own settings (`[]`) come without the collections that have
 * pages of their own, which may be ten thousand.
 */
export function effectiveEntity(edits: DraftEdits, tree: JsonObject, at: ConfigPath): Json | undefined {
  if (at.length > 0) return effectiveAt(edits, tree, at, entities);
  const settings: JsonObject = {};
  for (const key of serverKeys(edits, tree)) {
    const value = effectiveAt(edits, tree, [key], entities);
    if (value !== undefined) settings[key] = value;
  }
  return settings;
}

/** What an entity is held against: the others of its collection as the edits make them, where the schema compares them. */
export function comparedEntities(
  edits: DraftEdits,
  tree: JsonObject,
  at: ConfigPath,
): { readonly key: string; readonly entries: JsonObject } | undefined {
  const { entity, key } = placeAt(at, entities);
  if (entity?.collection === undefined || !isHeldAgainstOthers(entity)) return undefined;
  const entries = effectiveAt(edits, tree, [entity.collection], entities);
  return isPlainObject(entries) ? { key, entries } : undefined;
}

function serverKeys(edits: DraftEdits, tree: JsonObject): readonly string[] {
  const { byCollection } = entityIndex(entities);
  const keys = new Set(Object.keys(tree));
  for (const { path } of edits.values()) if (path[0] !== undefined) keys.add(path[0]);
  return [...keys].filter((key) => {
    const entity = byCollection.get(key);
    return entity === undefined || isAmongSettings(entity);
  });
}

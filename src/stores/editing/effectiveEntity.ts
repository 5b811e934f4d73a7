import { entities } from "../../generated/entities.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { effectiveAt } from "../../model/draft/draftValues.ts";
import { entityIndex, isAmongSettings } from "../../model/entity/entityPlace.ts";
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

function serverKeys(edits: DraftEdits, tree: JsonObject): readonly string[] {
  const { byCollection } = entityIndex(entities);
  const keys = new Set(Object.keys(tree));
  for (const { path } of edits.values()) if (path[0] !== undefined) keys.add(path[0]);
  return [...keys].filter((key) => {
    const entity = byCollection.get(key);
    return entity === undefined || isAmongSettings(entity);
  });
}

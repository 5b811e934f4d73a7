import type { CollectionSetting } from "../../generated/contracts/CrossCheck.ts";
import { entities } from "../../generated/entities.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { effectiveAt } from "../../model/draft/draftValues.ts";
import type { OtherEntities } from "../../model/entity/checkEntity.ts";
import { isHeldAgainstItsLike } from "../../model/entity/checks/uniqueInCollection.ts";
import { isHeldAgainstOthers } from "../../model/entity/checks/usedElsewhere.ts";
import { entityIndex, isAmongSettings, placeAt } from "../../model/entity/entityPlace.ts";
import { type ConfigPath, valueAt } from "../../model/configPath.ts";
import { type DraftEdits, editsNear } from "../../model/draft/fieldEdits.ts";

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

/** What an entity is held against: other entities as the edits make them, where the schema compares them. */
export function comparedEntities(edits: DraftEdits, tree: JsonObject, at: ConfigPath): OtherEntities | undefined {
  const { entity, key } = placeAt(at, entities);
  if (entity?.collection === undefined || !(isHeldAgainstItsLike(entity) || isHeldAgainstOthers(entity)))
    return undefined;
  const entries = isHeldAgainstItsLike(entity) ? effectiveAt(edits, tree, [entity.collection], entities) : undefined;
  return {
    key,
    entries: isPlainObject(entries) ? entries : {},
    elsewhere: (place) => valuesAsEdited(edits, tree, place),
  };
}

/** Only what is edited is laid over: the collection may hold ten thousand, and this is asked at each edit. */
function* valuesAsEdited(
  edits: DraftEdits,
  tree: JsonObject,
  { collection, path }: CollectionSetting,
): Generator<Json | undefined> {
  const held = tree[collection];
  const edited = new Set(editsNear(edits, [collection]).flatMap(({ path: [, key] }) => key ?? []));
  for (const key of Object.keys(isPlainObject(held) ? held : {})) {
    if (!edited.has(key)) yield valueAt(held, [key, ...path]);
  }
  for (const key of edited) yield effectiveAt(edits, tree, [collection, key, ...path], entities);
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

import type { Json, JsonObject } from "../Json.ts";
import { type Entities, entityIndex } from "../entity/entityPlace.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { type ConfigPath, isWithin, formatPointer } from "../configPath.ts";
import { editDraft } from "./draftEdits.ts";
import { laidOver } from "./draftValues.ts";
import { type DraftEdits, dropFromDraft, editsNear } from "./fieldEdits.ts";

/** The draft with a new entity under a key of a collection; the property that repeats the key is filled in. */
export function createEntity(
  edits: DraftEdits,
  server: Json,
  collection: string,
  key: string,
  value: JsonObject,
  entities: Entities,
): DraftEdits {
  const property = entityIndex(entities).byCollection.get(collection)?.key;
  const whole = property === undefined ? value : { [property]: key, ...value };
  return editDraft(edits, server, [collection, key], whole, entities);
}

/** The draft with an entity deleted; one that was only created here is forgotten. */
export function deleteEntity(
  edits: DraftEdits,
  server: Json,
  collection: string,
  key: string,
  entities: Entities,
): DraftEdits {
  return editDraft(edits, server, [collection, key], undefined, entities);
}

/**
 * The draft that brings back an entity another deleted while it was edited here: created anew from what was last known
 * of it, with my edits.
 */
export function restoreEntity(edits: DraftEdits, path: ConfigPath, lastKnown: Json, entities: Entities): DraftEdits {
  const mine = editsNear(edits, path)
    .filter((edit) => isWithin(edit.path, path))
    .reduce<Json | undefined>((whole, edit) => laidOver(whole, edit.path.slice(path.length), edit.mine), lastKnown);
  const whole = configOnly(mine, path, entities);
  return new Map(dropFromDraft(edits, path)).set(formatPointer(path), { path, base: undefined, mine: whole });
}

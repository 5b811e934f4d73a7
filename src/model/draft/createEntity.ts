import { entityIndex } from "../entity/entityIndex.ts";
import type { Entities } from "../entity/Entities.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editDraft } from "./editDraft.ts";

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

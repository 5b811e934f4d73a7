import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editDraft } from "./editDraft.ts";

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

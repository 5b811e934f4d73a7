import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { differences } from "./differences.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editDraft } from "./editDraft.ts";

/**
 * The draft after a form changed the value it was showing from `before` to `after`. Only what the operator changed
 * becomes an edit: news that reached the server's tree after the form was drawn would else be written back as old.
 */
export function editDifference(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  before: Json | undefined,
  after: Json | undefined,
  entities: Entities,
): DraftEdits {
  return differences(before, after, path, entities).reduce(
    (draft, change) => editDraft(draft, server, change.path, change.mine, entities),
    edits,
  );
}

import type { DraftEdits } from "../model/draft/draftEdits.ts";
import { isSameValue, serverValueAt } from "../model/draft/draftValues.ts";
import { renameOf } from "../model/draft/draftRenames.ts";
import type { Entities } from "../model/entity/Entities.ts";
import type { Json } from "../model/Json.ts";
import { isWithin } from "../model/path/isWithin.ts";
import { valueAt } from "../model/path/valueAt.ts";
import type { Rename } from "./Rename.ts";

/**
 * Those of the sent edits whose outcome the live config shows already: the line is often faster than the answer to the
 * save, and what was typed on since must not look like a conflict, or a renamed entity like a deleted one.
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

import { configOnly } from "../entity/configOnly.ts";
import type { Entities } from "../entity/Entities.ts";
import { isRuntimePath } from "../entity/isRuntimePath.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { valueAt } from "../path/valueAt.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";
import { isGone } from "./isGone.ts";
import { laidOver } from "./laidOver.ts";
import { serverValueAt } from "./serverValueAt.ts";
import { valueOfEdit } from "./valueOfEdit.ts";

/**
 * What an operator sees at a path: the draft over the server. A copy that shares nothing with either, without runtime
 * keys and nulls. Edits of an entity that is gone from the server show nothing: it would be a ghost.
 */
export function effectiveAt(edits: DraftEdits, server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  if (isRuntimePath(path, entities)) return undefined;
  let value = valueAt(server, path);
  for (const edit of editsNear(edits, path)) {
    if (isGone(edit, server, entities)) continue;
    const mine = valueOfEdit(edit, serverValueAt(server, edit.path, entities), entities);
    if (edit.path.length <= path.length) value = valueAt(mine, path.slice(edit.path.length));
    else value = laidOver(value, edit.path.slice(path.length), mine);
  }
  return configOnly(value, path, entities);
}

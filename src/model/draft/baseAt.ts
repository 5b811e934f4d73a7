import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";
import { laidOver } from "./laidOver.ts";
import { serverValueAt } from "./serverValueAt.ts";

/** What the server held at a path when each part of it was first touched; of the untouched parts, what it holds now. */
export function baseAt(edits: DraftEdits, server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  let base = serverValueAt(server, path, entities);
  for (const edit of editsNear(edits, path)) {
    if (isWithin(edit.path, path)) base = laidOver(base, edit.path.slice(path.length), edit.base);
  }
  return base;
}

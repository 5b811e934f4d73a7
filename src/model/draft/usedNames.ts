import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import { sharingNames } from "../entity/sharingNames.ts";
import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { pointerOf } from "../path/pointerOf.ts";
import { valueAt } from "../path/valueAt.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { isEntityPath } from "./isEntityPath.ts";
import { renameOf } from "./renameOf.ts";

/**
 * Paths of the identity fields that give their entity a name which another one has on the server, or gets by the same
 * edits: saving them would make one entity of two. A name that an edit frees is still used until that edit is saved.
 */
export function usedNames(edits: DraftEdits, server: Json, entities: Entities): readonly ConfigPath[] {
  const wanted = new Map<string, number>();
  const renames: { readonly at: ConfigPath; readonly to: ConfigPath }[] = [];
  for (const edit of edits.values()) {
    const rename = renameOf(edit, entities);
    const isCreated = edit.base === undefined && isPlainObject(edit.mine) && isEntityPath(edit.path, entities);
    const to = rename?.to ?? (isCreated ? edit.path : undefined);
    if (to === undefined) continue;
    wanted.set(pointerOf(to), (wanted.get(pointerOf(to)) ?? 0) + 1);
    const { at, entity } = placeOf(edit.path, entities);
    if (rename !== undefined && entity?.key !== undefined) renames.push({ at: [...at, entity.key], to });
  }
  return renames.filter(({ to }) => isUsed(to, server) || (wanted.get(pointerOf(to)) ?? 0) > 1).map(({ at }) => at);
}

function isUsed([collection = "", name = ""]: ConfigPath, server: Json): boolean {
  return sharingNames(collection).some((one) => valueAt(server, [one, name]) !== undefined);
}

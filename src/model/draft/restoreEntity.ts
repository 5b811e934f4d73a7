import { configOnly } from "../entity/configOnly.ts";
import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { dropFromDraft } from "./dropFromDraft.ts";
import { editsNear } from "./editsNear.ts";
import { laidOver } from "./laidOver.ts";

/**
 * The draft that brings back an entity another deleted while it was edited here: created anew from what was last known
 * of it, with my edits.
 */
export function restoreEntity(edits: DraftEdits, path: ConfigPath, lastKnown: Json, entities: Entities): DraftEdits {
  const mine = editsNear(edits, path)
    .filter((edit) => isWithin(edit.path, path))
    .reduce<Json | undefined>((whole, edit) => laidOver(whole, edit.path.slice(path.length), edit.mine), lastKnown);
  const whole = configOnly(mine, path, entities);
  return new Map(dropFromDraft(edits, path)).set(pointerOf(path), { path, base: undefined, mine: whole });
}

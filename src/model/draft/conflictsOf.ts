import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { Json } from "../Json.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { Conflict } from "./Conflict.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { isGone } from "./isGone.ts";
import { isSameValue } from "./isSameValue.ts";
import { mergedListOf } from "./mergedListOf.ts";
import { serverValueAt } from "./serverValueAt.ts";

/** Everything in the draft that another changed on the server since its editing began. */
export function conflictsOf(edits: DraftEdits, server: Json, entities: Entities): readonly Conflict[] {
  const gone = new Map<string, Conflict>();
  const others: Conflict[] = [];
  for (const edit of edits.values()) {
    const { path, base, mine } = edit;
    if (isGone(edit, server, entities)) {
      const { at } = placeOf(path, entities);
      const isDeletedByMe = path.length === at.length && mine === undefined;
      if (!isDeletedByMe)
        gone.set(pointerOf(at), { kind: "gone", path: at, base: undefined, mine: undefined, theirs: undefined });
      continue;
    }
    const theirs = serverValueAt(server, path, entities);
    const isSettled = isSameValue(theirs, base, path, entities) || isSameValue(theirs, mine, path, entities);
    if (!isSettled) others.push(...conflictsWith(edit, theirs, entities));
  }
  return [...gone.values(), ...others];
}

function conflictsWith(edit: FieldEdit, theirs: Json | undefined, entities: Entities): readonly Conflict[] {
  const { path } = edit;
  const merged = mergedListOf(edit, theirs, entities);
  if (merged === undefined) return [{ kind: "field", ...edit, theirs }];
  return merged.conflicts.map(({ item, ...versions }) =>
    item === undefined ? { kind: "field", path, ...versions } : { kind: "item", path, item, ...versions },
  );
}

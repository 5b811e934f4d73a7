import type { DraftEdits } from "../draft/fieldEdits.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import { patternBelow } from "../entity/checkProblems.ts";
import { formatPointer } from "../configPath.ts";

/**
 * Whether edits touch a setting that may make the server remove recordings (`x-ui.save.removes`), or what is around one. An
 * entity that comes or goes removes nothing: the recordings of what goes stay.
 */
export function mayRemove(edits: DraftEdits, entities: Entities): boolean {
  for (const { path } of edits.values()) {
    const { entity, rest } = placeAt(path, entities);
    if (entity === undefined || rest.length === 0) continue;
    const pattern = rest.reduce((above, segment) => patternBelow(above, formatPointer([segment]), entity), "");
    const isOne = Object.entries(entity.fields).some(
      ([at, { save }]) => save?.removes === true && (at === pattern || at.startsWith(`${pattern}/`)),
    );
    if (isOne) return true;
  }
  return false;
}

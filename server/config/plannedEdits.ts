import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { MASK } from "../../src/model/addressSecrets.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../src/model/configPath.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { withoutFollowingPlaces } from "../../src/model/config/entityOrder.ts";
import type { FieldEdit } from "../../src/model/draft/fieldEdits.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import { OTHER_SECRET } from "../../src/model/entity/hideSecrets.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { shownDifferences, withLaterNames } from "../../src/model/revisions/formerConfig.ts";
import type { DeltaPlan } from "./delta/planDelta.ts";

/** What a save would change of the config, as a console's draft says it; without any secret. */
export interface PlannedEdits {
  readonly edits: readonly FieldEdit[];
  /** Settings, or entities with all their settings, that are changed beside those. */
  readonly unlisted: number;
}

/** Nobody reads more than that. */
const MOST_EDITS = 300;
const MOST_TEXT = 200_000;
const PATHS_A_TURN = 20;

/** Tells what a plan changes, old and new. Others get their turn meanwhile. */
export async function plannedEdits(
  before: JsonObject,
  { config: after, renames }: Pick<DeltaPlan, "config" | "renames">,
  entities: readonly ConfigEntity[],
): Promise<PlannedEdits> {
  const states = { former: withLaterNames(before, renames, entities), to: after, entities };
  const patch = withoutFollowingPlaces(createMergePatch(before, after), { before, after, entities }, renames);
  // What only has another name is told as that.
  const renamed = new Set(
    renames.flatMap(({ from, to }) => {
      const isSame = isDeepStrictEqual(valueAt(states.former, to), valueAt(after, to));
      return isSame ? [formatPointer(from), formatPointer(to)] : [formatPointer(from)];
    }),
  );
  const paths = touchedPaths(patch, before, entities).filter((path) => !renamed.has(formatPointer(path)));
  const names = renames.flatMap((rename) => nameEdit(rename, entities));
  const edits: FieldEdit[] = names.slice(0, MOST_EDITS);
  const unlisted = names.length - edits.length;
  let text = 0;
  for (const [index, path] of paths.entries()) {
    if (edits.length >= MOST_EDITS || text >= MOST_TEXT) return { edits, unlisted: unlisted + paths.length - index };
    const found = [
      ...shownDifferences(path, states, { secret: MASK, other: OTHER_SECRET }),
      ...placeEdit(path, patch, before, entities),
    ];
    edits.push(...found);
    text += JSON.stringify(found).length;
    if (index % PATHS_A_TURN === 0) await nextTurn();
  }
  return { edits, unlisted };
}

/** The entities and the server's own settings that a merge patch touches; of a collection that goes, each. */
function touchedPaths(patch: JsonObject, before: JsonObject, entities: readonly ConfigEntity[]): readonly ConfigPath[] {
  const collections = new Set(entities.map(({ collection }) => collection));
  return Object.entries(patch).flatMap(([top, value]) => {
    const touched = value ?? before[top];
    return collections.has(top) && isPlainObject(touched) ? Object.keys(touched).map((key) => [top, key]) : [[top]];
  });
}

function nameEdit({ from, to }: Rename, entities: readonly ConfigEntity[]): readonly FieldEdit[] {
  const { key } = entities.find(({ collection }) => collection === from[0]) ?? {};
  return key === undefined ? [] : [{ path: [...from, key], base: from.at(-1), mine: to.at(-1) }];
}

/** That an entity which was there before is moved among the others. */
function placeEdit(
  path: ConfigPath,
  patch: JsonObject,
  before: JsonObject,
  entities: readonly ConfigEntity[],
): readonly FieldEdit[] {
  const { order } = entities.find(({ collection }) => collection === path[0]) ?? {};
  if (order === undefined || valueAt(before, path) === undefined) return [];
  const [at, mine] = [[...path, order], valueAt(patch, [...path, order])];
  return mine === undefined ? [] : [{ path: at, base: valueAt(before, at), mine }];
}

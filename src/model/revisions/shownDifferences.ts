import { type ConfigPath, valueAt } from "../configPath.ts";
import { differences } from "../draft/draftEdits.ts";
import { isSameValue } from "../draft/draftValues.ts";
import type { FieldEdit } from "../draft/fieldEdits.ts";
import { type Entities, isEntityPath, placeAt } from "../entity/entityPlace.ts";
import { hideSecrets } from "../entity/hideSecrets.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";

/** Two configs, one after the other. */
export interface TwoStates {
  /** The earlier one, with the names of the later. */
  readonly former: JsonObject;
  readonly to: JsonObject;
  readonly entities: Entities;
}

/** What stands for a secret, and for one that is another than before. */
interface SecretMarks {
  readonly secret: string;
  readonly other: string;
}

/**
 * What differs at a path between two configs, as the edits that would make the one of the other; without secrets, and
 * without what a server reports. The place of an entity among the others is no difference here.
 */
export function shownDifferences(
  path: ConfigPath,
  { former, to, entities }: TwoStates,
  marks: SecretMarks,
): readonly FieldEdit[] {
  const raw = [former, to].map((config) => valueAt(config, path));
  if (deepEqual(raw[0] ?? null, raw[1] ?? null)) return [];
  const [before, after] = raw.map((value) => withoutPlace(configOnly(value, path, entities), path, entities));
  return differences(before, after, path, entities).map((edit) => withoutSecrets(edit, entities, marks));
}

/** Places follow from who came and went; that the order was changed is told for all of a collection. */
function withoutPlace(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  const { entity } = placeAt(path, entities);
  if (entity?.order === undefined || !isEntityPath(path, entities) || !isPlainObject(value)) return value;
  const { [entity.order]: _place, ...settings } = value;
  return settings;
}

/** A change that shows no secret, and still that there is one. */
function withoutSecrets(edit: FieldEdit, entities: Entities, marks: SecretMarks): FieldEdit {
  const { path } = edit;
  const known = new Set<string>();
  const base = hidden(edit.base, path, entities, (secret) => {
    known.add(secret);
    return marks.secret;
  });
  const mine = hidden(edit.mine, path, entities, (secret) => (known.has(secret) ? marks.secret : marks.other));
  const isLost = isSameValue(base, mine, path, entities);
  return { path, base, mine: isLost ? hidden(edit.mine, path, entities, () => marks.other) : mine };
}

function hidden(
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
  hide: (secret: string) => string,
): Json | undefined {
  return value === undefined ? undefined : hideSecrets(value, path, entities, hide);
}

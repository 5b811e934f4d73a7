import { deepEqual, isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../../src/model/configPath.ts";
import type { ConfigParts } from "../ServedConfig.ts";
import { checkChange } from "../../../src/model/config/configCheck.ts";
import { type ConfigProblem, refuseProblems } from "../configProblems.ts";
import type { ConfigLanguage } from "../configLanguage.ts";
import type { ConfigRevision } from "../configRevisions.ts";
import { fromPlaces, toPlaces } from "../../../src/model/config/serverKeys.ts";
import { problemsOfLostLogin } from "../passwords.ts";
import { findTakenNames } from "./takenNames.ts";
import { withoutImpliedPlaces } from "../../../src/model/config/entityOrder.ts";
import { type DeltaKnowledge, type DeltaPlan, planDelta } from "./planDelta.ts";

/**
 * What a delta makes of a revision: config, ids and text; undefined when it changes nothing. Throws a ServerError where
 * it does not fit, the checks refuse it, or the text cannot say it.
 * @param base the config that the delta was made for
 */
export async function editByDelta(
  { entities, language, check }: Pick<ConfigParts, "entities" | "language" | "check">,
  { config: current, rev, keys, document: text }: ConfigRevision,
  base: JsonObject,
  delta: JsonObject,
  known: DeltaKnowledge = {},
): Promise<Pick<ConfigRevision, "config" | "keys" | "document"> | undefined> {
  const planned = planDelta({ delta, base, current, rev, keys, entities, ...known });
  const plan = delta["$reset"] === true ? await withImplied(planned, language) : planned;
  refuseProblems(findTakenNames(delta, current, entities));
  const patch = createMergePatch(current, plan.config);
  if (Object.keys(patch).length === 0) return undefined;
  refuseProblems([
    ...problemsOfLostLogin(current, plan.config),
    ...(await checkChange(current, plan.config, { check, entities }, patch)),
  ]);
  const edit = withoutImpliedPlaces(patch, { before: current, after: plan.config, entities });
  const document = await language.edit(text, toPlaces(edit, keys), plan.renames);
  const config = fromPlaces(document.config, plan.keys);
  refuseProblems([...document.problems, ...unwritten({ before: current, wanted: plan.config, written: config })]);
  return { config, keys: plan.keys, document };
}

/**
 * A whole config with what its text says beside it, as a block's word or place implies it. A patch adds to what is there;
 * here a value that is not named is to be gone, and this one would be refused as one that cannot go.
 */
async function withImplied(plan: DeltaPlan, language: ConfigLanguage): Promise<DeltaPlan> {
  const unplaced = Object.fromEntries(Object.keys(plan.keys).map((name) => [name, { ids: [], last: 0 }]));
  const written = await language.edit(await language.parse(""), toPlaces(plan.config, unplaced), []);
  return { ...plan, config: applyMergePatch(fromPlaces(written.config, plan.keys), plan.config) };
}

/** A config before a save, as the save wants it, and as its text says it. */
interface Written {
  readonly before: JsonObject;
  readonly wanted: JsonObject;
  readonly written: JsonObject;
}

/**
 * Values that a save would lose because the text cannot say them: it must not lose one silently. What the text says
 * beyond the save (a block's word implies a value) and objects without settings are no loss.
 */
function unwritten({ before, wanted, written }: Written): readonly ConfigProblem[] {
  const isLost = (path: ConfigPath): boolean => {
    const value = valueAt(wanted, path);
    if (value !== undefined) return !isPlainObject(value) || Object.keys(value).length > 0;
    return deepEqual(valueAt(written, path), valueAt(before, path));
  };
  return leaves(createMergePatch(written, wanted), [])
    .filter(isLost)
    .map((path) => ({
      pointer: formatPointer(path),
      keyword: "text",
      level: "error",
      message: "The configuration text has no way to say this value.",
    }));
}

function leaves(value: Json, path: ConfigPath): readonly ConfigPath[] {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}

import { createMergePatch } from "../../src/model/patch/createMergePatch.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { checkNames } from "./checkNames.ts";
import type { ConfigParts } from "./ConfigParts.ts";
import type { ConfigRevision } from "./ConfigRevision.ts";
import { findTakenNames } from "./delta/findTakenNames.ts";
import { planDelta } from "./delta/planDelta.ts";
import { touchedEntities } from "./delta/touchedEntities.ts";
import { withoutImpliedPlaces } from "./delta/withoutImpliedPlaces.ts";
import { fromPlaces } from "./keys/fromPlaces.ts";
import { toPlaces } from "./keys/toPlaces.ts";
import { refuseProblems } from "./listedProblems.ts";
import { unwritten } from "./unwritten.ts";
import { verdictOf } from "./verdictOf.ts";

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
): Promise<Pick<ConfigRevision, "config" | "keys" | "document"> | undefined> {
  const plan = planDelta({ delta, base, current, rev, keys, entities });
  refuseProblems(findTakenNames(delta, current, entities));
  const patch = createMergePatch(current, plan.config);
  if (Object.keys(patch).length === 0) return undefined;
  const touched = touchedEntities(patch, current, entities);
  refuseProblems([
    ...checkNames({ config: plan.config, touched, entities, before: current }),
    ...(await verdictOf(plan.config, touched, { check, entities })),
  ]);
  const edit = withoutImpliedPlaces(patch, { before: current, after: plan.config, entities });
  const document = await language.edit(text, toPlaces(edit, keys), plan.renames);
  const config = fromPlaces(document.config, plan.keys);
  refuseProblems([...document.problems, ...unwritten({ before: current, wanted: plan.config, written: config })]);
  return { config, keys: plan.keys, document };
}

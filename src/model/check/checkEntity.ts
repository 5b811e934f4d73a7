import { entities, type EntityName } from "../../generated/entities.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { JsonObject } from "../Json.ts";
import { checkableValue } from "./checkableValue.ts";
import type { Problem } from "./Problem.ts";
import { problemsOf } from "./problemsOf.ts";

/**
 * Everything wrong with one entity, in our words: the only source of errors, in the console and in the server.
 * @param value the whole effective entity; runtime keys and nulls are let pass
 */
export async function checkEntity(entity: EntityName, value: JsonObject): Promise<readonly Problem[]> {
  const check = await loadCheck(entity);
  const descriptor = entities[entity];
  if (check(checkableValue(value, descriptor))) return [];
  return problemsOf(check.errors, descriptor);
}

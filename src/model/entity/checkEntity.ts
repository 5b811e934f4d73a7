import { entities, type EntityName } from "../../generated/entities.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { patternBelow, type Problem, toProblems } from "./checkProblems.ts";
import { formatPointer } from "../configPath.ts";

/**
 * Everything wrong with one entity, in our words: the only source of errors, in the console and in the server.
 * @param value the whole effective entity; runtime keys and nulls are let pass
 */
export async function checkEntity(entity: EntityName, value: JsonObject): Promise<readonly Problem[]> {
  const check = await loadCheck(entity);
  const descriptor = entities[entity];
  if (check(checkableValue(value, descriptor))) return [];
  return toProblems(check.errors, descriptor);
}

/**
 * The value as the compiled checks take it: without what the server reports, a null as an absent key, and every item
 * that may be written as its bare key (`"udp://…"`) in its object form.
 */
export function checkableValue(value: JsonObject, descriptor: EntityDescriptor): JsonObject {
  const config = Object.fromEntries(Object.entries(value).filter(([key]) => !descriptor.runtime.includes(key)));
  return toObject(config, "", descriptor);
}

function toObject(value: JsonObject, pattern: string, descriptor: EntityDescriptor): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== null)
      .map(([key, child]) => [
        key,
        toChecked(child, patternBelow(pattern, formatPointer([key]), descriptor), descriptor),
      ]),
  );
}

function toChecked(value: Json, pattern: string, descriptor: EntityDescriptor): Json {
  if (isPlainObject(value)) return toObject(value, pattern, descriptor);
  if (!Array.isArray(value)) return value;
  const list = descriptor.fields[pattern]?.list;
  return value.map((item) =>
    toChecked(list?.bareKey && typeof item === "string" ? { [list.key]: item } : item, `${pattern}/*`, descriptor),
  );
}

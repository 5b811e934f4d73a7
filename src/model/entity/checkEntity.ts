import { entities, type EntityName } from "../../generated/entities.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { patternBelow, placedProblem, type Problem, toProblems } from "./checkProblems.ts";
import { crossProblems } from "./checks/crossProblems.ts";
import { sharedInCollection } from "./checks/uniqueInCollection.ts";
import { usedElsewhere, type ValuesElsewhere } from "./checks/usedElsewhere.ts";
import { inLanguage } from "../../texts/language.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { valuesAt } from "./patternValues.ts";

/**
 * Everything wrong with one entity, in our words.
 * @param value the whole effective entity; runtime keys and nulls are let pass
 * @param among what it is held against; without it other entities are not looked at
 */
export type EntityCheck = (value: JsonObject, among?: OtherEntities) => readonly Problem[];

/** The rest of the config as it will be, as far as rules look at it. */
export interface OtherEntities {
  readonly key: string;
  /** The entities of its collection; empty where none of them has a say. */
  readonly entries: JsonObject;
  readonly elsewhere: ValuesElsewhere;
}

/** The check of one kind of entity: the only source of errors, in the console and in the server. */
export async function loadEntityCheck(entity: EntityName): Promise<EntityCheck> {
  const check = await loadCheck(entity);
  const descriptor = entities[entity];
  return (value, among) => {
    const own = entityProblems(check, value, descriptor);
    if (among === undefined) return own;
    const { key, entries, elsewhere } = among;
    const shared = sharedInCollection({ ...entries, [key]: value }, new Set([key]), descriptor).get(key) ?? [];
    return [...own, ...shared, ...usedElsewhere(descriptor, elsewhere)(value)];
  };
}

/** Checks one entity, see `EntityCheck`. What may change while the check is loaded takes `loadEntityCheck`. */
export async function checkEntity(
  entity: EntityName,
  ...args: Parameters<EntityCheck>
): Promise<ReturnType<EntityCheck>> {
  return (await loadEntityCheck(entity))(...args);
}

/** The problems of a value by a compiled check and by the rules over several settings of its entity. */
export function entityProblems(
  check: CompiledCheck,
  value: JsonObject,
  descriptor: EntityDescriptor,
): readonly Problem[] {
  return problemsIn(checkableValue(value, descriptor), check, descriptor);
}

/**
 * The same, and what `x-ui.warnings` say of what is not wrong: for a text, a file or the server's answer. Fields say it by
 * themselves, as it is true while one types.
 */
export function entityFindings(
  check: CompiledCheck,
  value: JsonObject,
  descriptor: EntityDescriptor,
): readonly Problem[] {
  const checked = checkableValue(value, descriptor);
  const found = problemsIn(checked, check, descriptor);
  const told = new Set(found.map(({ pointer }) => pointer));
  return [...found, ...doubtsIn(checked, check, descriptor).filter(({ pointer }) => !told.has(pointer))];
}

/** What is wrong or doubtful about an entity that is being typed, also what its schema says in forms alone. */
export type TypedCheck = (value: JsonObject) => readonly Problem[];

/** The check of an entity that is not there yet. */
export async function loadTypedCheck(entity: EntityName): Promise<TypedCheck> {
  const check = await loadCheck(entity);
  const descriptor = entities[entity];
  return (value) => {
    const checked = checkableValue(value, descriptor);
    return [...problemsIn(checked, check, descriptor), ...doubtsIn(checked, check, descriptor, true)];
  };
}

function problemsIn(checked: JsonObject, check: CompiledCheck, descriptor: EntityDescriptor): readonly Problem[] {
  const found: readonly unknown[] = check(checked) || !Array.isArray(check.errors) ? [] : check.errors;
  const own = toProblems([...found, ...inexactNumbers(checked, [])], descriptor);
  const told = new Set(own.map(({ pointer }) => pointer));
  // Of a setting that is wrong by itself nothing is said about its neighbours.
  return [...own, ...crossProblems(checked, descriptor).filter(({ pointer }) => !told.has(pointer))];
}

const none: NonNullable<CompiledCheck["warnings"]> = [];

/**
 * What `x-ui.warnings` say of the values of an entity.
 * @param checked as the compiled checks take it
 * @param inForms also what the schema wants said in forms alone
 */
export function doubtsIn(
  checked: JsonObject,
  { warnings = none }: CompiledCheck,
  descriptor: EntityDescriptor,
  inForms = false,
): readonly Problem[] {
  return inLanguage(warnings).flatMap(({ pattern, each }) =>
    valuesAt(checked, pattern, descriptor).flatMap(({ value, path }) =>
      each.flatMap(({ holds, message, in: scope }): readonly Problem[] => {
        if ((scope === "forms" && !inForms) || !holds(value)) return [];
        return [{ ...placedProblem(formatPointer(path), "doubt", message, descriptor), level: "warning" }];
      }),
    ),
  );
}

/** Numbers beyond those that are kept exactly, as a compiled check tells what is too large or too small. */
function inexactNumbers(value: Json, path: ConfigPath): readonly object[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, child]) => inexactNumbers(child, [...path, key]));
  if (typeof value !== "number" || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return [];
  const [keyword, sign] = value < 0 ? ["minimum", -1] : ["maximum", 1];
  return [{ instancePath: formatPointer(path), keyword, params: { limit: sign * Number.MAX_SAFE_INTEGER } }];
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

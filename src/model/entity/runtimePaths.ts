import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type ConfigPath, parsePointer } from "../configPath.ts";
import { type Entities, entityIndex } from "./entityPlace.ts";

/** Whether a path leads to what the server reports, which no edit ever touches. */
export function isRuntimePath(path: ConfigPath, entities: Entities): boolean {
  let patterns = runtimePatterns(entities);
  for (const segment of path) {
    patterns = patternsBelow(patterns, segment);
    if (patterns.some((pattern) => pattern.length === 0)) return true;
  }
  return false;
}

/**
 * A copy of the value at a path without what the server reports, and without nulls in objects, which mean "absent".
 * It shares nothing with the original; undefined stays undefined, null becomes it.
 */
export function configOnly(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  if (value === null) return undefined;
  if (typeof value !== "object") return isRuntimePath(path, entities) ? undefined : value;
  return copied(value, path.reduce(patternsBelow, runtimePatterns(entities)));
}

function copied(value: Json | undefined, reported: readonly ConfigPath[]): Json | undefined {
  if (value === null || value === undefined) return undefined;
  if (reported.some((pattern) => pattern.length === 0)) return undefined;
  if (Array.isArray(value)) {
    return value.map((item, index) => copied(item, patternsBelow(reported, String(index))) ?? null);
  }
  if (!isPlainObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const kept = copied(child, patternsBelow(reported, key));
    if (kept !== undefined) result[key] = kept;
  }
  return result;
}

const known = new WeakMap<Entities, readonly ConfigPath[]>();

/** Patterns, from the config's root, of everything that the server reports and no edit ever touches. */
function runtimePatterns(entities: Entities): readonly ConfigPath[] {
  const before = known.get(entities);
  if (before !== undefined) return before;
  const { byCollection, server } = entityIndex(entities);
  const patterns = server === undefined ? [] : [...reportedBy(server)];
  for (const [collection, entity] of byCollection) {
    for (const pattern of reportedBy(entity)) patterns.push([collection, "*", ...pattern]);
  }
  known.set(entities, patterns);
  return patterns;
}

function reportedBy(entity: EntityDescriptor): readonly ConfigPath[] {
  const readOnly = Object.entries(entity.fields).filter(([, field]) => field.readOnly === true);
  return [...entity.runtime.map((property) => [property]), ...readOnly.map(([pointer]) => parsePointer(pointer))];
}

/** What is left of each pattern that the segment fits; the empty pattern means: here it is. */
function patternsBelow(patterns: readonly ConfigPath[], segment: string): readonly ConfigPath[] {
  if (patterns.length === 0) return patterns;
  return patterns.filter(([head]) => head === "*" || head === segment).map((pattern) => pattern.slice(1));
}

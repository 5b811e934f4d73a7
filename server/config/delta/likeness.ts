import { deepEqual } from "../../../src/model/patch/deepEqual.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/** The share of properties that two bodies have in common, from 0 to 1; their key and place are no part of it. */
export function likeness(one: unknown, other: unknown, { key, order }: ConfigEntity): number {
  if (!isPlainObject(one) || !isPlainObject(other)) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of [key, order]) if (name !== undefined) names.delete(name);
  if (names.size === 0) return 1;
  return [...names].filter((name) => deepEqual(one[name], other[name])).length / names.size;
}

import { deepEqual } from "../../patch/deepEqual.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import { pointerOf } from "../../path/pointerOf.ts";
import type { Json } from "../../Json.ts";

/** Pointers of what was to be written and is not read back. An object without settings may be lost. */
export function lostPointers(
  wanted: Json,
  found: Json | undefined,
  path: readonly string[],
  isIgnored: (name: string) => boolean,
): string[] {
  if (deepEqual(wanted, found)) return [];
  if (!isPlainObject(wanted)) return [pointerOf(path)];
  if (Object.keys(wanted).length === 0 && found === undefined) return [];
  const actual = isPlainObject(found) ? found : {};
  return Object.entries(wanted).flatMap(([name, value]) =>
    isIgnored(name)
      ? []
      : lostPointers(value, Object.hasOwn(actual, name) ? actual[name] : undefined, [...path, name], isIgnored),
  );
}

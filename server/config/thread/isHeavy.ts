import type { Json } from "../../../src/model/Json.ts";

/** Texts and configs past this many characters are read and checked in a thread: a shorter one takes a few milliseconds. */
export const HEAVY = 65_536;

/** Whether a value is as large as a heavy text; counted only as far as that takes. */
export function isHeavy(value: Json): boolean {
  let left = HEAVY;
  const open: Json[] = [value];
  while (left > 0) {
    const next = open.pop();
    if (next === undefined) return false;
    left -= typeof next === "string" ? next.length + 4 : 4;
    if (typeof next !== "object" || next === null) continue;
    const entries: readonly (readonly [string, Json])[] = Object.entries(next);
    for (const [key, child] of entries) {
      left -= key.length;
      open.push(child);
      if (left < 0) break;
    }
  }
  return true;
}

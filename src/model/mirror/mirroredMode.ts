import { defaultMode } from "./defaultMode.ts";
import type { MirroredMode, MirrorLists } from "./MirrorLists.ts";
import { namesIn } from "./namesIn.ts";

/** What a mirror does with one of its streams. */
export function mirroredMode(mirror: MirrorLists, name: string): MirroredMode {
  if (namesIn(mirror.except)?.includes(name) === true) return "ignored";
  return namesIn(mirror.only)?.includes(name) === true ? "static" : defaultMode(mirror);
}

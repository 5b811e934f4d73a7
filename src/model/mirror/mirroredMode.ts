import type { MirroredMode, MirrorLists } from "./MirrorLists.ts";
import { mirroredModes } from "./mirroredModes.ts";

/** What a mirror does with one of its streams, by the stream's name at the origin. */
export function mirroredMode(mirror: MirrorLists, name: string): MirroredMode {
  return mirroredModes(mirror)(name);
}

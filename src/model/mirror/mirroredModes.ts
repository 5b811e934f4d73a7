import { defaultMode } from "./defaultMode.ts";
import type { MirroredMode, MirrorLists } from "./MirrorLists.ts";
import { nameMatcher } from "./nameMatcher.ts";
import { namesIn } from "./namesIn.ts";

/** What a mirror does with each of its streams, by the stream's name at the origin. Made once for many names. */
export function mirroredModes(mirror: MirrorLists): (name: string) => MirroredMode {
  const isIgnored = nameMatcher(namesIn(mirror.except) ?? []);
  const isTaken = nameMatcher(namesIn(mirror.only) ?? []);
  const otherwise = defaultMode(mirror);
  return (name) => {
    if (isIgnored(name)) return "ignored";
    return isTaken(name) ? "static" : otherwise;
  };
}

import type { MirrorLists } from "./MirrorLists.ts";
import { namesIn } from "./namesIn.ts";

/** What a mirror does with a stream it has not met yet: static while `only` is absent, on demand otherwise. */
export function defaultMode(mirror: MirrorLists): "static" | "onDemand" {
  return namesIn(mirror.only) === undefined ? "static" : "onDemand";
}

import type { MirrorLists } from "./MirrorLists.ts";
import { namesIn } from "./namesIn.ts";

/** Whether another default mode forgets which streams are static by name. */
export function dropsNames(mirror: MirrorLists, mode: "static" | "onDemand"): boolean {
  return mode === "static" && (namesIn(mirror.only) ?? []).length > 0;
}

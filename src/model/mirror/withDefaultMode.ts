import type { MirrorChanges } from "./moveMirrored.ts";

/** What to save for another default mode: `only` absent for static, an empty list for on demand. */
export function withDefaultMode(mode: "static" | "onDemand"): MirrorChanges {
  return { only: mode === "static" ? null : [] };
}

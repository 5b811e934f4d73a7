import { createRequire } from "node:module";
import type { Ffmpeg } from "./Ffmpeg.ts";
import { openFfmpeg } from "./openFfmpeg.ts";

/** The ffmpeg of the system, else the one that came as a package, else none. */
export async function findFfmpeg(candidates: readonly string[] = ownCandidates()): Promise<Ffmpeg | undefined> {
  for (const path of candidates) {
    try {
      return await openFfmpeg(path);
    } catch {
      // Not there, not runnable, or not ffmpeg: the next one may be.
    }
  }
  return undefined;
}

function ownCandidates(): readonly string[] {
  return ["ffmpeg", ...packaged()];
}

function packaged(): readonly string[] {
  try {
    // The package is made for require, picks the binary of this platform, and throws where there is none.
    const found: unknown = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg");
    return typeof found === "object" && found !== null && "path" in found && typeof found.path === "string"
      ? [found.path]
      : [];
  } catch {
    return [];
  }
}

import { ServerError } from "../../ServerError.ts";

const rates: readonly unknown[] = [24, 25, 30, 50, 60];

/** Frames are left out or doubled until there are so many each second. */
export function frameRateFilters(fps: unknown): readonly string[] {
  if (fps === undefined || fps === null) return [];
  if (rates.includes(fps)) return [`fps=${Number(fps)}`];
  throw new ServerError("invalid", `The FPS of a video track must be one of ${rates.join(", ")}.`);
}

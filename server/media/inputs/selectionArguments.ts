import { ServerError } from "../../ServerError.ts";
import type { InputRequest } from "./InputRequest.ts";
import { selectedTracks } from "./selectedTracks.ts";

/**
 * Leaves out what of a source is not wanted, by `pids` or `tracks`. (`program` is a matter of the encode plan, which maps it.)
 * @throws ServerError for a binary whose encode plan could still meet the tracks left out
 */
export function selectionArguments({ source, ffmpeg }: Pick<InputRequest, "source" | "ffmpeg">): readonly string[] {
  const tracks = selectedTracks(source);
  if (tracks.length === 0) return [];
  if (ffmpeg.version[0] < 5) {
    throw new ServerError(
      "unavailable",
      `Choosing pids or tracks of a source needs ffmpeg 5 or newer; this server has ${ffmpeg.versionText}.`,
    );
  }
  return ["-discard", "all", ...tracks.flatMap((track) => [`-discard:${track}`, "default"])];
}

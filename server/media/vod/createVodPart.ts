import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { downloadRoute } from "./downloadRoute.ts";
import { FilePlayer } from "./hls/FilePlayer.ts";
import { FileHlsViewers } from "./hls/FileHlsViewers.ts";
import { filePlaybackRoutes } from "./hls/filePlaybackRoutes.ts";
import { OpenFiles } from "./OpenFiles.ts";
import { DiskReaders } from "./DiskReaders.ts";

/**
 * The files of the VODs: played over HLS, downloaded, shown as pictures, and reported below their VOD while somebody
 * watches. Its last route takes any path below a VOD, so its routes go behind those of streams.
 */
export function createVodPart(context: MediaContext): MediaPart {
  const readers = new DiskReaders();
  const files = new OpenFiles(context, readers);
  const player = new FilePlayer(context, readers, (target, bytes) => files.addRead(target, bytes));
  const parts = { context, readers, files, player, fileViewers: new FileHlsViewers(context.viewers) };
  return {
    routes: [...filePlaybackRoutes(parts), downloadRoute(parts)],
    report: (isFull) => files.report(isFull),
    totals: () => ({ opened_files: files.count }),
  };
}

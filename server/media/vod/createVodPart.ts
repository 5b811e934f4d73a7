import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { downloadRoute } from "./download/downloadRoute.ts";
import { FilePlayer } from "./hls/FilePlayer.ts";
import { HlsViewers } from "./hls/HlsViewers.ts";
import { playlistRoutes } from "./hls/playlistRoutes.ts";
import { previewRoute } from "./hls/previewRoute.ts";
import { segmentRoute } from "./hls/segmentRoute.ts";
import { unservedRoute } from "./hls/unservedRoute.ts";
import { OpenFiles } from "./OpenFiles.ts";
import { DiskReaders } from "./readers/DiskReaders.ts";

/**
 * The files of the VODs: played over HLS, downloaded, shown as pictures, and reported below their VOD while somebody
 * watches. Its last route takes any path below a VOD, so its routes go behind those of streams.
 */
export function createVodPart(context: MediaContext): MediaPart {
  const readers = new DiskReaders();
  const files = new OpenFiles(context, readers);
  const player = new FilePlayer(context, readers, (target, bytes) => files.addRead(target, bytes));
  const parts = { context, readers, files, player, hlsViewers: new HlsViewers(context.viewers) };
  return {
    routes: [
      ...playlistRoutes(parts),
      segmentRoute(parts),
      previewRoute(parts),
      unservedRoute(parts),
      downloadRoute(parts),
    ],
    report: (isFull) => files.report(isFull),
    totals: () => ({ opened_files: files.count }),
  };
}

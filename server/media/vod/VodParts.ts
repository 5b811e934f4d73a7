import type { MediaContext } from "../MediaPart.ts";
import type { FilePlayer } from "./hls/FilePlayer.ts";
import type { HlsViewers } from "./hls/HlsViewers.ts";
import type { OpenFiles } from "./OpenFiles.ts";
import type { DiskReaders } from "./readers/DiskReaders.ts";

/** What the addresses of files are answered with. */
export interface VodParts {
  readonly context: MediaContext;
  readonly readers: DiskReaders;
  readonly files: OpenFiles;
  readonly player: FilePlayer;
  readonly hlsViewers: HlsViewers;
}

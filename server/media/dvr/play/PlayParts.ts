import type { MediaContext } from "../../MediaPart.ts";
import type { PollingViewers } from "../../outputs/PollingViewers.ts";
import type { Archives } from "../Archives.ts";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";

/** What the addresses of archives work with. */
export interface PlayParts {
  readonly context: MediaContext;
  readonly archives: Archives;
  readonly files: ArchiveFiles;
  readonly polling: PollingViewers;
}

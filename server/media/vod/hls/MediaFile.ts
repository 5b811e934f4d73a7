import type { VodFileOnDisk } from "../paths/VodFileOnDisk.ts";

/** A file that ffmpeg may read. */
export interface MediaFile extends VodFileOnDisk {
  /** Of ffmpeg. */
  readonly demuxer: string;
  /** Changes when the file does. */
  readonly version: string;
}

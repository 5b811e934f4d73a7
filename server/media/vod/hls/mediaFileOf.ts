import { extname } from "node:path";
import type { VodFileOnDisk } from "../paths/VodFileOnDisk.ts";
import type { MediaFile } from "./MediaFile.ts";
import { mediaFormats } from "./mediaFormats.ts";

/** A file as one that can be played, undefined when its name has another ending than those of films. */
export function mediaFileOf(name: string, file: VodFileOnDisk): MediaFile | undefined {
  const demuxer = mediaFormats.get(extname(name).slice(1).toLowerCase());
  if (demuxer === undefined) return undefined;
  return { ...file, demuxer, version: `${file.path}\n${file.size}\n${file.changedAtMs}` };
}

import { mediaFile } from "./mediaFile.ts";
import type { MediaFolders } from "./MediaFolders.ts";

/** Containers only: a playlist or a script among the files could name other files of the machine. */
const containers = "mov,matroska,mpegts,flv,avi,mpeg,asf,ogg,mp3,aac,wav,flac";

/** A file that is played in a loop at its own pace. @param path what follows `file://` */
export function fileArguments(path: string, folders: MediaFolders): readonly string[] {
  const file = mediaFile(path, folders);
  return [
    ...["-re", "-stream_loop", "-1", "-protocol_whitelist", "file", "-format_whitelist", containers],
    ...["-i", `file:${file}`],
  ];
}

import type { FileEntry } from "../../generated/types/FileEntry.ts";
import type { FileGroup } from "./FileGroup.ts";
import { isVideo } from "./isVideo.ts";

export function groupOf({ type, name }: Pick<FileEntry, "type" | "name">): FileGroup {
  if (type === "directory") return "directories";
  return isVideo(name) ? "videos" : "others";
}

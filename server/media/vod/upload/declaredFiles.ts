import { ServerError } from "../../../ServerError.ts";
import { checkFileName } from "./checkFileName.ts";
import type { DeclaredFile } from "./DeclaredFile.ts";
import { decodedHeader } from "./decodedHeader.ts";

const MOST = 1000;

/**
 * The files that the header X-File-Sizes announces: `name:size|name:size`. A name is percent-encoded, as a header
 * carries only ASCII, so that colons and bars in it are no separators.
 * @throws ServerError `bad_request`
 */
export function declaredFiles(header: string): readonly DeclaredFile[] {
  const files = header
    .split("|")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const found = /^(?<name>.+):(?<size>\d{1,15})$/s.exec(part.trim())?.groups;
      if (!found) throw new ServerError("bad_request", "X-File-Sizes cannot be read. Write name:size|name:size.");
      return { name: decodedHeader(found["name"] ?? ""), size: Number(found["size"]) };
    });
  for (const { name } of files) checkFileName(name);
  if (files.length > MOST) throw new ServerError("too_large", `Upload at most ${MOST} files at a time.`);
  if (new Set(files.map(({ name }) => name)).size < files.length) {
    throw new ServerError("bad_request", "Two files of this upload have the same name. Rename one of them.");
  }
  return files;
}

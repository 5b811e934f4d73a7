import { isNewFileName } from "../../../../src/model/files/fileNames.ts";
import { withHiddenShown } from "../../../../src/model/hiddenCharacters.ts";
import { ServerError } from "../../../ServerError.ts";

/** A file of an upload, as announced before its bytes. */
export interface DeclaredFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

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
  refuseDoubled(files.map(({ name }) => name));
  return files;
}

/** @throws ServerError `bad_request` where two files of an upload would be one */
export function refuseDoubled(names: readonly string[]): void {
  if (new Set(names).size === names.length) return;
  throw new ServerError("bad_request", "Two files of this upload have the same name. Rename one of them.");
}

/** @throws ServerError `bad_request` for a name that no file of a VOD may get */
export function checkFileName(name: string): void {
  if (isNewFileName(name)) return;
  throw new ServerError(
    "bad_request",
    `A file cannot be stored as ${withHiddenShown(JSON.stringify(name.slice(0, 100)))}: leave out folders, slashes, backslashes, ` +
      "characters that cannot be seen, and a dot at either end.",
  );
}

/** A header's text, which may be percent-encoded; one that is not is taken as it stands. */
export function decodedHeader(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

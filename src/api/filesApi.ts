import type { FileEntry } from "../generated/types/FileEntry.ts";
import { folderPath } from "../model/files/fileNames.ts";
import { isPlainObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";
import { sendForm, type Sending } from "./formUpload.ts";

/** A folder of a VOD. */
export interface FolderPlace {
  /** The VOD. */
  readonly prefix: string;
  /** One of its configured paths. */
  readonly path: string;
  /** Below that path; empty for the path itself. */
  readonly subpath: string;
}

/** What is in a folder of a VOD. @throws ApiError */
export async function listFiles(http: HttpClient, place: FolderPlace): Promise<readonly FileEntry[]> {
  const answer = await http.get(`/flussonic/api/list_files?${new URLSearchParams({ ...place })}`);
  // Some servers answer the bare list.
  const files = isPlainObject(answer) ? answer["files"] : answer;
  if (!Array.isArray(files)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  return files.flatMap((entry: unknown) => entryOf(entry) ?? []);
}

function entryOf(entry: unknown): FileEntry | undefined {
  if (!isPlainObject(entry)) return undefined;
  const { name, type, size } = entry;
  if (typeof name !== "string" || name === "") return undefined;
  if (type === "directory") return { name, type };
  return { name, type: "file", ...(typeof size === "number" && { size }) };
}

/** Makes a directory in a folder of a VOD. @throws ApiError `conflict` when something has that name */
export async function makeDirectory(http: HttpClient, place: FolderPlace, name: string): Promise<void> {
  await http.post("/flussonic/api/make_directory", { ...place, name });
}

/** Removes a file in a folder of a VOD from the disk. @throws ApiError */
export async function removeFile(
  http: HttpClient,
  { prefix, path, subpath }: FolderPlace,
  name: string,
): Promise<void> {
  const file = { prefix, dir: path, subpath: folderPath.join(subpath, name) };
  await http.post("/flussonic/api/remove_file", file);
}

interface UploadOptions extends Sending {
  /** Files of these names that are there already go; without it the call fails with `conflict`. */
  readonly mayReplace?: boolean;
}

/**
 * Stores files in a folder of a VOD. A header carries only ASCII, so names and paths are percent-encoded in it; then
 * colons and bars in them separate nothing. A cut upload is sent again from its beginning.
 * @throws ApiError
 */
export async function uploadFiles(
  http: HttpClient,
  { prefix, path, subpath }: FolderPlace,
  files: readonly File[],
  { mayReplace = false, ...sending }: UploadOptions = {},
): Promise<void> {
  const form = new FormData();
  for (const file of files) form.append("file", file, file.name);
  const headers = {
    "X-Prefix": encoded(prefix),
    "X-Path": encoded(path),
    "X-Subpath": encoded(subpath),
    "X-File-Sizes": files.map(({ name, size }) => `${encoded(name)}:${size}`).join("|"),
    "X-Requested-With": "XMLHttpRequest",
    ...(mayReplace && { "X-Replace": "true" }),
  };
  await http.sendBy(
    (sender, address, all) => sendForm(sender, { ...sending, address, headers: all, form }),
    "/flussonic/api/upload",
    headers,
  );
}

/** Half a character, as the name of a file may hold one, cannot be encoded; a form sends the same in its place. */
function encoded(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

import type { FolderPlace } from "./FolderPlace.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { Sending } from "./Sending.ts";

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
  await http.sendForm("/flussonic/api/upload", form, headers, sending);
}

/** Half a character, as the name of a file may hold one, cannot be encoded; a form sends the same in its place. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

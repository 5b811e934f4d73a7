import { folderPath } from "../model/files/folderPath.ts";
import type { FolderPlace } from "./FolderPlace.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Removes a file in a folder of a VOD from the disk. @throws ApiError */
export async function removeFile(
  http: HttpClient,
  { prefix, path, subpath }: FolderPlace,
  name: string,
): Promise<void> {
  const file = { prefix, dir: path, subpath: folderPath.join(subpath, name) };
  await http.post("/flussonic/api/remove_file", file);
}

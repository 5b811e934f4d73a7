import type { FolderPlace } from "./FolderPlace.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Makes a directory in a folder of a VOD. @throws ApiError `conflict` when something has that name */
export async function makeDirectory(http: HttpClient, place: FolderPlace, name: string): Promise<void> {
  await http.post("/flussonic/api/make_directory", { ...place, name });
}

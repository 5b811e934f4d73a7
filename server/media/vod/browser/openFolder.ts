import type { JsonObject } from "../../../../src/model/Json.ts";
import { isPlainObject } from "../../../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../../../src/model/path/valueAt.ts";
import { ServerError } from "../../../ServerError.ts";
import { pathParts } from "../paths/pathParts.ts";
import { rootOf } from "../paths/rootOf.ts";
import { vodPaths } from "../paths/vodPaths.ts";
import type { BrowsedFolder } from "./BrowsedFolder.ts";
import type { BrowseRequest } from "./BrowseRequest.ts";

/**
 * Finds the folder that a call of the file browser is about; only what a VOD is configured with can be named.
 * @param folder the server's data folder, which relative paths are below
 * @throws ServerError in words
 */
export async function openFolder(
  folder: string,
  config: JsonObject,
  { prefix, path, subpath = "" }: BrowseRequest,
): Promise<BrowsedFolder> {
  const vod = valueAt(config, ["vods", prefix]);
  if (!isPlainObject(vod)) {
    throw new ServerError("not_found", `There is no VOD ${prefix}. It may have been removed or renamed.`);
  }
  const paths = vodPaths(vod);
  const [first] = paths;
  if (first === undefined) {
    throw new ServerError("not_found", `The VOD ${prefix} has no path yet. Add one and save it first.`);
  }
  const wanted = path === undefined || path === "" ? first : path;
  if (!paths.includes(wanted)) {
    throw new ServerError(
      "forbidden",
      `${wanted} is not a path of VOD ${prefix}. Save the path first, or name another.`,
    );
  }
  const parts = pathParts(subpath);
  return { prefix, root: await rootOf(folder, wanted), parts };
}

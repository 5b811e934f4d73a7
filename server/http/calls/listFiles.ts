import { listFolder, openFolder } from "../../media/vod/vodFolders.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireParameter, readParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/list_files?prefix=VOD&path=PATH&subpath=FOLDER`: the files and folders in a folder of a VOD;
 * `path` is one of its configured paths, `subpath` a folder below it.
 */
export function listFiles({ folder, record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/list_files",
    handle: async (request) => {
      const [path, subpath] = [readParameter(request, "path", "query"), readParameter(request, "subpath", "query")];
      const browse = { prefix: requireParameter(request, "prefix", "query"), path, subpath };
      return { files: await listFolder(await openFolder(folder, record.current.config, browse)) };
    },
  };
}

import type { ApiCall } from "../http/ApiCall.ts";
import { nameOf } from "../http/nameOf.ts";
import { parameterOf } from "../http/parameterOf.ts";
import { listFolder } from "../media/vod/browser/listFolder.ts";
import { openFolder } from "../media/vod/browser/openFolder.ts";
import type { ServerContext } from "../ServerContext.ts";

/**
 * `GET /flussonic/api/list_files?prefix=VOD&path=PATH&subpath=FOLDER`: the files and folders in a folder of a VOD;
 * `path` is one of its configured paths, `subpath` a folder below it.
 */
export function listFiles({ folder, record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/list_files",
    handle: async (request) => {
      const [path, subpath] = [parameterOf(request, "path", "query"), parameterOf(request, "subpath", "query")];
      const browse = { prefix: nameOf(request, "prefix", "query"), path, subpath };
      return { files: await listFolder(await openFolder(folder, record.current.config, browse)) };
    },
  };
}

import { openFolder, removeEntry, textMember } from "../../media/vod/vodFolders.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/remove_file` `{prefix, dir, subpath}`: removes a file or an empty folder; `dir` is one of the
 * VOD's configured paths, `subpath` the file below it.
 */
export function removeFile({ folder, record, log, records }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/remove_file",
    body: "json",
    handle: async (request) => {
      const { body } = request;
      const [prefix, subpath] = [textMember(body, "prefix"), textMember(body, "subpath")];
      const browse = { prefix, path: textMember(body, "dir", ""), subpath };
      const place = await openFolder(folder, record.current.config, browse);
      await removeEntry(place);
      log.info("file removed", { vod: prefix, file: place.parts.join("/") });
      const target = [prefix, ...place.parts].join("/");
      const words = `File ${target} was removed.`;
      records.audit.note({ kind: "file_removed", ...readCaller(request), words, target });
      return {};
    },
  };
}

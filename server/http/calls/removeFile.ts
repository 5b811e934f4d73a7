import { openFolder, removeEntry, textMember } from "../../media/vod/vodFolders.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/remove_file` `{prefix, dir, subpath}`: removes a file or an empty folder; `dir` is one of the
 * VOD's configured paths, `subpath` the file below it.
 */
export function removeFile({ folder, record, log }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/remove_file",
    body: "json",
    audit: "file_removed",
    handle: async ({ body }) => {
      const [prefix, subpath] = [textMember(body, "prefix"), textMember(body, "subpath")];
      const browse = { prefix, path: textMember(body, "dir", ""), subpath };
      const place = await openFolder(folder, record.current.config, browse);
      await removeEntry(place);
      log.info("file removed", { vod: prefix, file: place.parts.join("/") });
      const target = [prefix, ...place.parts].join("/");
      return { answer: {}, note: { words: `File ${target} was removed.`, target } };
    },
  };
}

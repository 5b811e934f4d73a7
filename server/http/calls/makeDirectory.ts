import { makeFolder, openFolder, textMember } from "../../media/vod/vodFolders.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/make_directory` `{prefix, path, subpath, name}`: makes a folder in a folder of a VOD; without `name`
 * and `subpath` the VOD's own folder, where it is missing.
 */
export function makeDirectory({ folder, record, log }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/make_directory",
    body: "json",
    audit: "folder_made",
    handle: async ({ body }) => {
      const [path, subpath] = [textMember(body, "path", ""), textMember(body, "subpath", "")];
      const [prefix, name] = [textMember(body, "prefix"), textMember(body, "name", "")];
      const isOwn = name === "" && subpath === "";
      const place = await openFolder(folder, record.current.config, { prefix, path, subpath }, isOwn);
      if (!isOwn) await makeFolder(place, name);
      const made = [...place.parts, name].join("/");
      log.info("folder made", { vod: prefix, folder: made });
      const target = `${prefix}/${made}`;
      const note = { words: `Folder ${target} was made.`, target };
      return { answer: { name, type: "directory", prefix }, note };
    },
  };
}

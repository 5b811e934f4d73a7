import type { Server } from "../../../src/generated/types/Server.ts";
import type { Vod } from "../../../src/generated/types/Vod.ts";
import { isFileName, findVodFile } from "../../../src/model/files/fileNames.ts";
import { ServerError } from "../../ServerError.ts";

const DEEPEST = 32;

/** What an address below a VOD's prefix names; the file may not be there. */
export interface VodTarget {
  readonly prefix: string;
  readonly vod: Vod;
  /** Names below the VOD's folders; at least one. */
  readonly parts: readonly string[];
}

/** The VOD whose prefix begins a media name (the longest one), and the path below it; undefined when no VOD fits. */
export function findTarget({ vods = {} }: Pick<Server, "vods">, name: string): VodTarget | undefined {
  const { prefix, path } = findVodFile(name, vods) ?? { prefix: "", path: "" };
  const vod = vods[prefix];
  const parts = path.split("/");
  return vod !== undefined && parts.every(isFileName) ? { prefix, vod, parts } : undefined;
}

/** The name a file is watched by: `prefix/FILE`. */
export function mediaName({ prefix, parts }: Pick<VodTarget, "prefix" | "parts">): string {
  return [prefix, ...parts].join("/");
}

/**
 * The names in a path below a VOD's folder; slashes at its ends and doubled ones do not count, and the folder itself
 * has none.
 * @throws ServerError `bad_request` for a path that could lead out of the folder or to hidden files
 */
export function pathParts(path: string): readonly string[] {
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length > DEEPEST) {
    throw new ServerError("bad_request", `The path is deeper than ${DEEPEST} folders.`);
  }
  if (!parts.every(isFileName)) {
    throw new ServerError(
      "bad_request",
      "The path is refused: write the names of folders with a slash between them, without '..', backslashes, " +
        "control characters or names that begin with a dot.",
    );
  }
  return parts;
}

/** The paths of a VOD as configured, in the order they are searched; written alone or as `{url}`. */
export function vodPaths(vod: { readonly urls?: unknown }): readonly string[] {
  if (!Array.isArray(vod.urls)) return [];
  return vod.urls.flatMap((entry: unknown) => {
    const url = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : entry;
    return typeof url === "string" && url !== "" ? [url] : [];
  });
}

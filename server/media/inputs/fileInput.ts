import { realpathSync, statSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import { printable } from "./safeAddress.ts";
import { isBelow } from "../vod/vodDisk.ts";
import { say } from "../../Told.ts";

/** Where files that sources name are looked for. */
export interface MediaFolders {
  /** The config's file locations, for `file://PREFIX/FILE`. */
  readonly vods?: Server["vods"];
  /** The server's data folder; locations with a relative path are below it. */
  readonly data?: string;
}

/** Containers only: a playlist or a script among the files could name other files of the machine. */
const containers = "mov,matroska,mpegts,flv,avi,mpeg,asf,ogg,mp3,aac,wav,flac";

/** A file that is played in a loop at its own pace. @param path what follows `file://` */
export function fileArguments(path: string, folders: MediaFolders): readonly string[] {
  const file = mediaFile(path, folders);
  return [
    ...["-re", "-stream_loop", "-1", "-protocol_whitelist", "file", "-format_whitelist", containers],
    ...["-i", `file:${file}`],
  ];
}

/**
 * The file that `file://` names: a whole path on this machine (`file:///srv/a.mp4`), or PREFIX/FILE of a file location.
 * @returns its real path, which for a file location never leaves the location's folders
 * @throws ServerError `not_found`, `forbidden`
 */
export function mediaFile(written: string, folders: MediaFolders): string {
  for (const path of new Set([written, decoded(written)])) {
    if (path.includes("\0") || path.split(/[/\\]/).includes("..")) {
      throw new ServerError("forbidden", say("path_outside", { path: printable(written, 200) }));
    }
    for (const { file, root } of placesOf(path, folders)) {
      const real = realFile(file);
      if (real !== undefined && (root === undefined || isBelow(real, root))) return real;
    }
  }
  throw new ServerError("not_found", say("path_missing", { path: printable(written, 200) }));
}

function* placesOf(path: string, { vods = {}, data }: MediaFolders): Generator<{ file: string; root?: string }> {
  if (isAbsolute(path)) {
    yield { file: path };
    return;
  }
  const fitting = Object.entries(vods)
    .filter(([prefix]) => path.startsWith(`${prefix}/`))
    .toSorted(([one], [other]) => other.length - one.length);
  for (const [prefix, vod] of fitting) {
    for (const { url } of vod.urls ?? []) {
      const root = rootOf(url, data);
      if (root !== undefined) yield { file: join(root, path.slice(prefix.length)), root };
    }
  }
}

function realFile(path: string): string | undefined {
  return plain(path, (stats) => stats.isFile());
}

/** A location's folder; one without a slash in front is below the server's data. Storage elsewhere has none. */
function rootOf(url: string, data: string | undefined): string | undefined {
  const path = isAbsolute(url) ? url : data !== undefined && !url.includes("://") ? resolve(data, url) : undefined;
  return path === undefined ? undefined : plain(path, (stats) => stats.isDirectory());
}

/** Nothing but plain files: reading a device or a pipe could hang, or tell of the machine. */
function plain(path: string, isWanted: (stats: ReturnType<typeof statSync> & object) => boolean): string | undefined {
  try {
    const found = realpathSync(path);
    return isWanted(statSync(found)) ? found : undefined;
  } catch {
    return undefined;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

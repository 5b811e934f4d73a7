import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import { findFile, findRoot, realPathBelow, type VodFileOnDisk } from "../vod/vodDisk.ts";
import { findTarget, type VodTarget, vodPaths } from "../vod/VodTarget.ts";

/** What is read of: a playlist or a script that has such a name could name other files of the machine. */
const containers = "mov";

/** The VOD and the path that an advertising file is called by. @throws ServerError `not_found`, in words that follow on the name */
export function adTarget(config: Pick<Server, "vods">, name: string): VodTarget {
  const target = findTarget(config, name);
  if (!target) throw new ServerError("not_found", "there is no VOD that it could be in");
  if (target.vod.disabled === true) throw new ServerError("not_found", `the VOD ${target.prefix} is switched off`);
  return target;
}

/**
 * An advertising file as it lies on the disk; never one outside of its VOD.
 * @param folder the server's data folder
 * @throws ServerError in words that follow on its name
 */
export async function findAdFile(config: Pick<Server, "vods">, name: string, folder: string): Promise<VodFileOnDisk> {
  const { vod, parts } = adTarget(config, name);
  const found = await findFile(folder, vodPaths(vod), parts);
  if (!found) throw new ServerError("not_found", "there is no such file");
  if (found.size === 0) throw new ServerError("invalid", "it is empty");
  return found;
}

/** Has ffmpeg read a file, whatever is in it. */
export function adInput(path: string): readonly string[] {
  return ["-protocol_whitelist", "file", "-f", containers, "-i", `file:${path}`];
}

/** The file as it is, as MPEG-TS. @param version of its tables: another one than that of what is aired before it */
export function adArguments(path: string, version: number): readonly string[] {
  return [
    ...adInput(path),
    ...["-map", "0:V:0?", "-map", "0:a:0?", "-c", "copy", "-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0"],
    ...["-flush_packets", "1", "-tables_version", String(version), "-mpegts_flags", "+resend_headers"],
    ...["-pat_period", "0.5", "-f", "mpegts", "pipe:1"],
  ];
}

/** The folder that an advertising file stands in, also where the file itself is a link. @throws ServerError as above */
export async function findAdFolder(config: Pick<Server, "vods">, name: string, folder: string): Promise<string> {
  const { vod, parts } = adTarget(config, name);
  for (const url of vodPaths(vod)) {
    try {
      const root = await findRoot(folder, url);
      await realPathBelow(root, parts);
      return await realPathBelow(root, parts.slice(0, -1));
    } catch {
      // The next folder may have it.
    }
  }
  throw new ServerError("not_found", "there is no such file");
}

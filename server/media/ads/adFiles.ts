import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import { findFile, findRoot, realPathBelow, type VodFileOnDisk } from "../vod/vodDisk.ts";
import { findTarget, type VodTarget, vodPaths } from "../vod/VodTarget.ts";
import { trackOf } from "./adDifferences.ts";

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

/** Has ffmpeg make a sound without end in which nothing is heard, for films that have none. */
export const silentInput: readonly string[] = ["-f", "lavfi", "-i", "anullsrc=sample_rate=48000:channel_layout=stereo"];

interface AdPlan {
  readonly path: string;
  /** Of its tables: another one than that of what is aired before it. */
  readonly version: number;
  /** What the stream has; undefined where that is not known yet. */
  readonly stream: MediaInfo | undefined;
  /** How a sound is encoded that the file has not, and nothing where it has: players that wait for one would leave the film out. */
  readonly silence: readonly string[];
}

/**
 * The file as it is, as MPEG-TS; without its picture or sound where the stream has none: players have a decoder for what
 * they began with, and stop at anything else.
 */
export function adArguments({ path, version, stream, silence }: AdPlan): readonly string[] {
  const isKnown = stream?.tracks !== undefined;
  // Where no track fits the maps, ffmpeg takes whatever is there.
  const leftOut = [
    ...(isKnown && !trackOf(stream, "video") ? ["-vn"] : []),
    ...(isKnown && !trackOf(stream, "audio") ? ["-an"] : []),
  ];
  const isMute = silence.length > 0;
  return [
    ...adInput(path),
    ...(isMute ? silentInput : []),
    ...["-map", "0:V:0?", "-map", isMute ? "1:a:0" : "0:a:0?", ...leftOut, "-c", "copy"],
    ...(isMute ? [...silence, "-shortest"] : []),
    ...["-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0"],
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

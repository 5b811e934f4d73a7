import { readdir } from "node:fs/promises";
import { extname, parse } from "node:path";
import { isFileName } from "../../../../src/model/files/fileNames.ts";
import { vodPaths, type VodTarget } from "../VodTarget.ts";
import { findFile, findRoot, realPathBelow, type VodFileOnDisk } from "../vodDisk.ts";

const MOST_RUNGS = 12;

/**
 * The files that can be played, by the ending of their names, with the one demuxer each is read by: a playlist or a
 * script that is named like a film must not make ffmpeg open what it lists.
 */
const mediaFormats: ReadonlyMap<string, string> = new Map([
  ["mp4", "mov"],
  ["m4v", "mov"],
  ["mov", "mov"],
  ["mkv", "matroska"],
  ["flv", "flv"],
]);

/** A file that ffmpeg may read. */
export interface MediaFile extends VodFileOnDisk {
  /** Of ffmpeg. */
  readonly demuxer: string;
  /** Changes when the file does. */
  readonly version: string;
}

/** One of the files that are played as one: the same film in several sizes. */
export interface Rung {
  /** In addresses; `0` is the file of the plain name, others the number in theirs. */
  readonly key: string;
  readonly file: MediaFile;
}

/**
 * The files behind one address: the file itself and, with `auto_mbr`, those beside it that have a number behind the same
 * name (`film_720.mp4`, `film.480p.mp4`, `film-360.mp4` for `film.mp4`, which itself need not be there). The best first.
 */
export async function findRungs(folder: string, { vod, parts }: VodTarget): Promise<readonly Rung[]> {
  const name = parts.at(-1) ?? "";
  for (const path of vodPaths(vod)) {
    const names = vod.auto_mbr ? await rungNames(folder, path, parts) : new Map([["0", name]]);
    const rungs: Rung[] = [];
    for (const [key, each] of names) {
      const found = await findFile(folder, [path], [...parts.slice(0, -1), each]);
      const file = found && asMediaFile(each, found);
      if (file) rungs.push({ key, file });
    }
    if (rungs.length > 0) return rungs;
  }
  return [];
}

async function rungNames(folder: string, path: string, parts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const name = parts.at(-1) ?? "";
  const { name: stem, ext } = parse(name);
  const rungs = new Map<number, string>();
  let hasPlain = false;
  for (const each of await namesIn(folder, path, parts.slice(0, -1))) {
    if (each === name) hasPlain = true;
    if (!each.startsWith(stem) || !each.endsWith(ext) || !isFileName(each)) continue;
    const number = /^[._-](?<number>[1-9]\d{1,4})[pk]?$/i.exec(each.slice(stem.length, each.length - ext.length));
    if (number) rungs.set(Number(number.groups?.["number"]), each);
  }
  const sorted = [...rungs].toSorted(([one], [other]) => other - one).slice(0, MOST_RUNGS);
  return new Map([
    ...(hasPlain ? [["0", name] as const] : []),
    ...sorted.map(([number, each]) => [String(number), each] as const),
  ]);
}

async function namesIn(folder: string, path: string, parts: readonly string[]): Promise<readonly string[]> {
  try {
    return await readdir(await realPathBelow(await findRoot(folder, path), parts));
  } catch {
    // As for a single file: the next folder may have it.
    return [];
  }
}

/** A file as one that can be played, undefined when its name has another ending than those of films. */
function asMediaFile(name: string, file: VodFileOnDisk): MediaFile | undefined {
  const demuxer = mediaFormats.get(extname(name).slice(1).toLowerCase());
  if (demuxer === undefined) return undefined;
  return { ...file, demuxer, version: `${file.path}\n${file.size}\n${file.changedAtMs}` };
}

/** The arguments that make ffmpeg read one file and nothing else, with its own time stamps. */
export function fileInput({ path, demuxer }: MediaFile, seek: readonly string[] = []): readonly string[] {
  return ["-copyts", ...seek, "-protocol_whitelist", "file", "-f", demuxer, "-i", `file:${path}`];
}

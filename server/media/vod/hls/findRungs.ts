import { readdir } from "node:fs/promises";
import { parse } from "node:path";
import { findFile } from "../paths/findFile.ts";
import { isPlainName } from "../../../../src/model/files/isPlainName.ts";
import { realPathBelow } from "../paths/realPathBelow.ts";
import { rootOf } from "../paths/rootOf.ts";
import { vodPaths } from "../paths/vodPaths.ts";
import type { VodTarget } from "../paths/VodTarget.ts";
import { mediaFileOf } from "./mediaFileOf.ts";
import type { Rung } from "./Rung.ts";

const MOST = 12;

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
      const file = found && mediaFileOf(each, found);
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
    if (!each.startsWith(stem) || !each.endsWith(ext) || !isPlainName(each)) continue;
    const number = /^[._-](?<number>[1-9]\d{1,4})[pk]?$/i.exec(each.slice(stem.length, each.length - ext.length));
    if (number) rungs.set(Number(number.groups?.["number"]), each);
  }
  const sorted = [...rungs].toSorted(([one], [other]) => other - one).slice(0, MOST);
  return new Map([
    ...(hasPlain ? [["0", name] as const] : []),
    ...sorted.map(([number, each]) => [String(number), each] as const),
  ]);
}

async function namesIn(folder: string, path: string, parts: readonly string[]): Promise<readonly string[]> {
  try {
    return await readdir(await realPathBelow(await rootOf(folder, path), parts));
  } catch {
    // As for a single file: the next folder may have it.
    return [];
  }
}

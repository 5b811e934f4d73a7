import type { Ffmpeg } from "./Ffmpeg.ts";
import { readAbilities } from "./readAbilities.ts";
import { runForText } from "./runForText.ts";

/** Asks a binary what it is and can. @throws Error when it does not run or is no ffmpeg */
export async function openFfmpeg(path: string): Promise<Ffmpeg> {
  const text = await runForText(path, ["-version"]);
  const found = /^ffmpeg version (?<text>\S+)/.exec(text);
  if (!found) throw new Error(`${path} is no ffmpeg: it does not print a version.`);
  const versionText = found.groups?.["text"] ?? "";
  const [protocols, encoders, demuxers, muxers, filters] = await Promise.all(
    ["protocols", "encoders", "demuxers", "muxers", "filters"].map((list) => readAbilities(path, list)),
  );
  return {
    path,
    versionText,
    version: versionOf(versionText),
    hasProtocol: (name) => protocols?.has(name) ?? false,
    hasEncoder: (name) => encoders?.has(name) ?? false,
    hasDemuxer: (name) => demuxers?.has(name) ?? false,
    hasMuxer: (name) => muxers?.has(name) ?? false,
    hasFilter: (name) => filters?.has(name) ?? false,
  };
}

/** `N-92722-gf22fcd4483-static` is how builds of 2018, between 4.1 and 4.2, are marked. */
function versionOf(text: string): readonly [number, number] {
  const found = /^n?(?<major>\d+)\.(?<minor>\d+)/.exec(text);
  return found ? [Number(found.groups?.["major"]), Number(found.groups?.["minor"])] : [4, 1];
}

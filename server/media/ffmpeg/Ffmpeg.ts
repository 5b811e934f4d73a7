import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** An ffmpeg binary and what it can do. */
export interface Ffmpeg {
  readonly path: string;
  /** For example `[5, 1]`. */
  readonly version: readonly [number, number];
  /** As printed, for example `5.1.9-0+deb12u1`. */
  readonly versionText: string;
  hasProtocol(name: string): boolean;
  hasEncoder(name: string): boolean;
  hasDemuxer(name: string): boolean;
  hasMuxer(name: string): boolean;
  hasFilter(name: string): boolean;
}

/** The ffmpeg of the system, else the one that came as a package, else none. */
export async function findFfmpeg(candidates: readonly string[] = ownCandidates()): Promise<Ffmpeg | undefined> {
  for (const path of candidates) {
    try {
      return await openFfmpeg(path);
    } catch {
      // Not there, not runnable, or not ffmpeg: the next one may be.
    }
  }
  return undefined;
}

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

function ownCandidates(): readonly string[] {
  return ["ffmpeg", ...packaged()];
}

function packaged(): readonly string[] {
  try {
    // The package is made for require, picks the binary of this platform, and throws where there is none.
    const found: unknown = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg");
    return typeof found === "object" && found !== null && "path" in found && typeof found.path === "string"
      ? [found.path]
      : [];
  } catch {
    return [];
  }
}

/** `N-92722-gf22fcd4483-static` is how builds of 2018, between 4.1 and 4.2, are marked. */
function versionOf(text: string): readonly [number, number] {
  const found = /^n?(?<major>\d+)\.(?<minor>\d+)/.exec(text);
  return found ? [Number(found.groups?.["major"]), Number(found.groups?.["minor"])] : [4, 1];
}

/** What lists of `ffmpeg -encoders`, `-filters`, ... name: the word behind the flags of each line. */
async function readAbilities(path: string, list: string): Promise<ReadonlySet<string>> {
  const text = await runForText(path, ["-hide_banner", `-${list}`]);
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    if (list === "protocols") {
      const name = line.trim();
      if (/^[a-z0-9]+$/.test(name)) names.add(name);
      continue;
    }
    const found = /^ [A-Z.| ]{1,6} +(?<names>[\w,]+) /.exec(line);
    for (const name of (found?.groups?.["names"] ?? "").split(",")) if (name !== "") names.add(name);
  }
  return names;
}

/** What a short run prints. @throws Error when the file cannot be started, fails, or takes longer than 15 s */
async function runForText(path: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(path, [...args], {
    timeout: 15_000,
    maxBuffer: 4_000_000,
    killSignal: "SIGKILL",
    encoding: "utf8",
  });
  return stdout;
}

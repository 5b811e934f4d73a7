import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { MediaContext } from "../MediaPart.ts";
import { readMediaInfo } from "../ffmpeg/mediaInfo.ts";
import { RecentMap } from "../RecentMap.ts";
import { Semaphore } from "../Semaphore.ts";
import { runShort } from "../vod/hls/runShort.ts";
import { adInput, findAdFile } from "./adFiles.ts";

const AT_ONCE = 2;
const MOST_KNOWN = 1000;
/** A machine that is busy with streams takes its time. */
const LONGEST_MS = 30_000;
const BUSY = "Too many files are being looked at. Try again in a moment.";

/** What is in an advertising file. */
interface ProbedFile {
  readonly path: string;
  /** Undefined where it is no film. */
  readonly info: MediaInfo | undefined;
  readonly durationMs: number | undefined;
  /** What it says of itself. */
  readonly comment: string | undefined;
}

/** Looks into advertising files, each once as long as nobody changes it. */
export class AdProbe {
  readonly #known = new RecentMap<string, Promise<ProbedFile>>(MOST_KNOWN);
  readonly #gate = new Semaphore();

  constructor(private readonly context: Pick<MediaContext, "config" | "folder" | "processes">) {}

  /** @throws ServerError in words that follow on the file's name, where there is none */
  async of(file: string): Promise<ProbedFile> {
    const { config, folder } = this.context;
    const { path, size, changedAtMs } = await findAdFile(config(), file, folder);
    const key = JSON.stringify([path, size, changedAtMs]);
    const known = this.#known.get(key);
    if (known) return known;
    const probed = this.#gate.run(AT_ONCE, { words: BUSY }, () => this.#probe(path));
    this.#known.set(key, probed);
    // One that failed for want of a process may be looked at later.
    probed.catch(() => this.#known.delete(key));
    return probed;
  }

  async #probe(path: string): Promise<ProbedFile> {
    const lines: string[] = [];
    const { processes } = this.context;
    const pool = {
      stop: () => processes.stop(),
      start: (plan: Parameters<typeof processes.start>[0]) => {
        const run = processes.start(plan);
        run.onErrorLine?.((line) => lines.push(line));
        return run;
      },
    };
    const output = ["-map", "0", "-c", "copy", "-t", "0.1", "-f", "null", "-"];
    const args = ["-loglevel", "info", ...adInput(path), ...output];
    await runShort(pool, { args, label: "a look at advertising", timeoutMs: LONGEST_MS }, () => undefined);
    return { path, info: readMediaInfo(lines), durationMs: durationIn(lines), comment: commentIn(lines) };
  }
}

function durationIn(lines: readonly string[]): number | undefined {
  for (const line of lines) {
    const found = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(line);
    if (found) return ((Number(found[1]) * 60 + Number(found[2])) * 60 + Number(found[3])) * 1000;
  }
  return undefined;
}

function commentIn(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const found = /^\s*comment\s*: (.*)$/.exec(line);
    if (found) return found[1];
  }
  return undefined;
}

import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "./emit/outputFile.ts";
import { pieceFiles } from "./vocabulary/pieceTables.ts";
import { leftOver, readText } from "./writeOutputs.ts";

/** Digest of an output's text, and whether it is committed, by its path. */
type Made = Readonly<Record<string, readonly [digest: string, committed: boolean]>>;

const project = join(import.meta.dirname, "..");
const usualFolder = join(project, "node_modules", ".cache", "sluice-generator");
const mostKept = 20;
/** What every run reads beside its schemas: which packages there are, and the tables of names that schemas may say. */
const always = ["package-lock.json", "node_modules/.package-lock.json", "schemas/meta", ...pieceFiles];

/**
 * What a run has made of the very same files: schemas, the generator's own code, and the packages that are installed. It
 * only ever spares a run whose outputs all stand on the disk as that run made them; whatever differs is made anew. So
 * nothing that is missing, damaged or foreign in it can let a stale file pass.
 */
export class MadeBefore {
  private constructor(
    private readonly key: string,
    private readonly folder: string,
  ) {}

  /** @param inputs files and folders that the run reads, beside the generator's own */
  static async of(inputs: readonly string[], folder = usualFolder): Promise<MadeBefore> {
    const ours = always.map((path) => join(project, path));
    const digests = await Promise.all([...inputs, import.meta.dirname, ...ours].map(digestAll));
    return new MadeBefore(digestOf([process.version, ...digests].join("\n")), folder);
  }

  /**
   * How many outputs there are, when each of them stands below the root as it was made and none is left over; else false.
   * @param isOnlyCommitted leaves build output out
   */
  async isThere(root: string, isOnlyCommitted: boolean): Promise<number | false> {
    const made = readMade(await readText(this.file));
    if (made === undefined) return false;
    const paths = Object.keys(made);
    const asked = Object.entries(made).filter(([, [, isCommitted]]) => isCommitted || !isOnlyCommitted);
    const [left, same] = await Promise.all([
      leftOver(
        root,
        paths.map((path) => ({ path })),
      ),
      Promise.all(asked.map(async ([path, [digest]]) => digestOf(await readText(join(root, path))) === digest)),
    ]);
    return left.length === 0 && same.every(Boolean) && paths.length;
  }

  /** Remembers what was made, unless something that went in has changed meanwhile. @param after as it is now */
  async keep(outputs: readonly OutputFile[], after: MadeBefore): Promise<void> {
    if (after.key !== this.key) return;
    const made = Object.fromEntries(outputs.map(({ path, text, committed }) => [path, [digestOf(text), committed]]));
    const unfinished = `${this.file}.${process.pid}`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, JSON.stringify(made));
      // At once: another process reads all of it or nothing.
      await rename(unfinished, this.file);
      await dropOldest(this.folder);
    } catch {
      // A folder that cannot be written only makes the next run as long as this one.
    }
  }

  private get file(): string {
    return join(this.folder, `${this.key}.json`);
  }
}

function readMade(text: string | undefined): Made | undefined {
  try {
    const made: unknown = JSON.parse(text ?? "");
    const isMade = typeof made === "object" && made !== null && Object.values(made).every(isDigest);
    return isMade && Object.keys(made).length > 0 ? (made as Made) : undefined;
  } catch {
    return undefined;
  }
}

function isDigest(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "boolean";
}

/** One digest over names and contents of a file, or of all below a folder. */
async function digestAll(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return digestOf(await readText(path));
  // A link to a file is read as that file.
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  const rows = files.toSorted().map(async (file) => `${file.slice(path.length)} ${digestOf(await readText(file))}`);
  return digestOf((await Promise.all(rows)).join("\n"));
}

function digestOf(content: string | undefined): string {
  return content === undefined ? "" : createHash("sha256").update(content).digest("hex");
}

async function dropOldest(folder: string): Promise<void> {
  const kept = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, changed: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = kept.toSorted((one, other) => other.changed - one.changed).slice(mostKept);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}

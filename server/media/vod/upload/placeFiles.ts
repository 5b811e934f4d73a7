import { randomBytes } from "node:crypto";
import type * as promises from "node:fs/promises";
import { link, lstat, mkdir, open, readdir, readFile, realpath, rename, rm, rmdir, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isPlainObject } from "../../../../src/model/Json.ts";
import { diskFiles, durableWrite } from "../../../config/storage/durableFiles.ts";
import { WriterQueue } from "../../../config/storage/WriterQueue.ts";
import { errorCode, ServerError } from "../../../ServerError.ts";
import { fileError } from "../vodDisk.ts";

/** A file of an upload that is whole, under a hidden name in the folder it is for. */
interface HiddenFile {
  readonly name: string;
  readonly path: string;
}

/** The calls to the disk that giving names makes; tests hand in ones that look or fail. */
export type NamingDisk = Pick<
  typeof promises,
  "link" | "lstat" | "mkdir" | "open" | "rename" | "rm" | "rmdir" | "unlink"
>;

const realDisk: NamingDisk = { link, lstat, mkdir, open, rename, rm, rmdir, unlink };

/**
 * What is to be done in a folder, written down before it begins: what a killed server has left half done is done to its
 * end at the next start.
 */
interface Plan {
  /** Real path. */
  readonly folder: string;
  /** Name of the hidden folder in it that keeps what is replaced, each under its own name, until all have theirs. */
  readonly formers: string;
  readonly mayReplace: boolean;
  readonly files: readonly PlannedFile[];
}

interface PlannedFile {
  readonly name: string;
  /** Its name until then. */
  readonly hidden: string;
  /** Tells it under either name from what somebody else has put there. */
  readonly inode: number;
  /** Nothing had its name when the plan was made. */
  readonly isNew: boolean;
}

export const formerFolder = {
  newName: (): string => `.replaced-${randomBytes(12).toString("hex")}.tmp`,
  isOne: (name: string): boolean => /^\.replaced-[0-9a-f]{24}\.tmp$/.test(name),
} as const;

/** Where plans are written down, in the server's data folder. */
export function plansFolder(data: string): string {
  return join(data, "placing");
}

/** A plan whose folder is not there, as its disk is not, is kept for so long. */
const LONGEST_KEPT_MS = 7 * 86_400_000;

/** Gives the files of uploads their names: all of an upload or none, and in a folder one upload after the other. */
export class FilePlacer {
  readonly #queues = new Map<string, WriterQueue>();

  /**
   * @param plans folder where plans are written down
   * @param active names of what uploads have in their folders now, which no sweep takes
   */
  constructor(
    private readonly plans: string,
    private readonly active: Set<string>,
    private readonly disk: NamingDisk = realDisk,
  ) {}

  /**
   * @param folder real path
   * @param files in it
   * @param beforeFirst throws to have none of them placed
   * @throws ServerError in words
   */
  async place(
    folder: string,
    files: readonly HiddenFile[],
    { mayReplace, beforeFirst }: { readonly mayReplace: boolean; readonly beforeFirst: () => Promise<void> },
  ): Promise<void> {
    const queue = this.#queues.get(folder) ?? new WriterQueue();
    this.#queues.set(folder, queue);
    await queue.run(async () => {
      await beforeFirst();
      const [first, ...others] = files;
      if (first && others.length === 0) await this.#placeOne(folder, first, mayReplace);
      else await this.#placeAll(await this.#planOf(folder, files, mayReplace));
    });
  }

  /** One alone replaces or fails: nothing comes behind it for which its former one would be wanted. */
  async #placeOne(folder: string, { name, path }: HiddenFile, mayReplace: boolean): Promise<void> {
    await putInPlace(path, join(folder, name), mayReplace, this.disk).catch((cause: unknown) => {
      throw fileError(name, cause);
    });
  }

  async #planOf(folder: string, files: readonly HiddenFile[], mayReplace: boolean): Promise<Plan> {
    const planned = files.map(async ({ name, path }) => ({
      name,
      hidden: basename(path),
      inode: await inodeOf(path, this.disk),
      isNew: (await inodeOf(join(folder, name), this.disk)) === 0,
    }));
    return { folder, formers: formerFolder.newName(), mayReplace, files: await Promise.all(planned) };
  }

  async #placeAll(plan: Plan): Promise<void> {
    const note = join(this.plans, `${plan.formers.slice(1)}.json`);
    this.active.add(plan.formers);
    try {
      await mkdir(this.plans, { recursive: true, mode: 0o700 });
      await durableWrite(diskFiles, { path: note, text: JSON.stringify(plan) });
      await new Placing(plan, this.disk).carryOut();
    } finally {
      await this.disk.rm(note, { force: true });
      this.active.delete(plan.formers);
    }
  }
}

/** Does what a plan says, from wherever it was left. */
class Placing {
  constructor(
    private readonly plan: Plan,
    private readonly disk: NamingDisk,
  ) {}

  /** Whether its folder is there with something in it: an empty one is where a disk is to be mounted. */
  async isThere(): Promise<boolean> {
    const { folder } = this.plan;
    if ((await realpath(folder).catch(() => undefined)) !== folder) return false;
    return (await readdir(folder)).length > 0;
  }

  /** Gives all their names, or leaves everything as it was. @throws ServerError in words */
  async carryOut(): Promise<void> {
    const { files, folder, formers } = this.plan;
    try {
      for (const file of files) await this.#refuseLost(file);
      for (const file of files) {
        await this.#place(file).catch((cause: unknown) => {
          throw fileError(file.name, cause);
        });
      }
    } catch (cause) {
      // One that cannot be undone keeps none of the others from it.
      await Promise.allSettled(files.map((file) => this.#undo(file)));
      // What could not be put back is left to a sweep.
      await this.disk.rmdir(join(folder, formers)).catch(() => undefined);
      throw cause;
    }
    await this.disk.rm(join(folder, formers), { recursive: true, force: true }).catch(() => undefined);
  }

  /** One that is under neither of its names makes it impossible that all get theirs. */
  async #refuseLost({ name, hidden, inode }: PlannedFile): Promise<void> {
    if ((await this.#inodeAt(hidden)) === inode || (await this.#inodeAt(name)) === inode) return;
    throw new ServerError("failed", `'${name}' is gone. Upload it again.`);
  }

  async #place({ name, hidden, inode }: PlannedFile): Promise<void> {
    const { folder, mayReplace } = this.plan;
    if ((await this.#inodeAt(name)) === inode) {
      // It has got its name, and may have the other one still.
      await this.disk.rm(join(folder, hidden), { force: true });
      return;
    }
    if (mayReplace) await this.#keep(name);
    await putInPlace(join(folder, hidden), join(folder, name), mayReplace, this.disk);
  }

  /** Keeps what has a name, if that is a file. */
  async #keep(name: string): Promise<void> {
    const { folder, formers } = this.plan;
    const [path, kept] = [join(folder, name), join(folder, formers, name)];
    const found = await this.disk.lstat(path).catch(() => undefined);
    if (found === undefined || found.isDirectory()) return;
    await this.disk.mkdir(join(folder, formers), { mode: 0o700 }).catch(ignoreThere);
    if ((await inodeOf(kept, this.disk)) === found.ino) return;
    await this.disk.link(path, kept).catch((cause: unknown) => {
      // On a disk that tells no large letters from small ones two of its files are one.
      if (errorCode(cause) === "EEXIST") throw cause;
      // A disk without hard links: it is out of sight until the new one has its name.
      return this.disk.rename(path, kept);
    });
  }

  /** As it was before; what somebody else has put there since is theirs. */
  async #undo({ name, hidden, inode, isNew }: PlannedFile): Promise<void> {
    const { folder, formers } = this.plan;
    const [path, kept] = [join(folder, name), join(folder, formers, name)];
    const there = await this.#inodeAt(name);
    const isKept = (await inodeOf(kept, this.disk)) !== 0;
    if (there === inode || there === 0) {
      if (isKept) await this.disk.rename(kept, path);
      else if (there === inode && isNew) await this.disk.rm(path, { force: true });
    } else if (isKept) await this.disk.rm(kept, { force: true });
    await this.disk.rm(join(folder, hidden), { force: true });
  }

  #inodeAt(name: string): Promise<number> {
    return inodeOf(join(this.plan.folder, name), this.disk);
  }
}

/**
 * Ends what a killed server was doing: the files of an upload that was whole get their names, or none does where one
 * cannot. To be called before the first upload.
 * @param plans folder where plans are written down
 * @returns what happened, in words for the log
 */
export async function finishPlacing(plans: string, nowMs: number, disk = realDisk): Promise<readonly string[]> {
  const told: string[] = [];
  for (const name of await readdir(plans).catch(() => [])) {
    const note = join(plans, name);
    const plan = await readPlan(note);
    const placing = plan && new Placing(plan, disk);
    if (placing && (await placing.isThere())) {
      const words = `An upload of ${plan.files.length} files to ${plan.folder} that the end of the server broke off`;
      const outcome = await placing.carryOut().then(
        () => "is there in full now",
        (error: unknown) => `was undone: ${error instanceof Error ? error.message : String(error)}`,
      );
      told.push(`${words} ${outcome}.`);
    } else if (plan && nowMs - (await lstat(note)).mtimeMs < LONGEST_KEPT_MS) continue;
    await rm(note, { force: true });
  }
  return told;
}

/** Undefined for what was not written whole. */
async function readPlan(path: string): Promise<Plan | undefined> {
  if (!path.endsWith(".json")) return undefined;
  const plan: unknown = await readFile(path, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  return isPlan(plan) ? plan : undefined;
}

/** Nobody else writes into the data folder; this tells the plans of other versions. */
function isPlan(value: unknown): value is Plan {
  if (!isPlainObject(value)) return false;
  const { folder, formers, mayReplace, files } = value;
  return (
    typeof folder === "string" &&
    typeof formers === "string" &&
    formerFolder.isOne(formers) &&
    typeof mayReplace === "boolean" &&
    Array.isArray(files)
  );
}

/** Ends what an upload left whose plan is not here: a file comes back where nothing has its name, and goes where something has. */
export async function endFormerFolder(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const kept = join(path, name);
    await putInPlace(kept, join(dirname(path), name), false).catch((cause: unknown) => {
      if (!(cause instanceof ServerError) || cause.kind !== "conflict") throw cause;
    });
    await rm(kept, { force: true });
  }
  await rmdir(path);
}

/**
 * Gives a received file its name. Without `mayReplace` a file that came there meanwhile stays, whoever was first.
 * @throws ServerError `conflict` when the name is taken; what the disk answers
 */
export async function putInPlace(
  temporary: string,
  path: string,
  mayReplace: boolean,
  disk: NamingDisk = realDisk,
): Promise<void> {
  if (mayReplace) return disk.rename(temporary, path);
  try {
    await disk.link(temporary, path);
  } catch (cause) {
    if (errorCode(cause) === "EEXIST") throw taken(path, cause);
    // A disk without hard links: an empty file of that name is the claim.
    const claim = await disk.open(path, "wx", 0o600).catch((second: unknown) => {
      throw errorCode(second) === "EEXIST" ? taken(path, second) : second;
    });
    await claim.close();
    return disk.rename(temporary, path).catch(async (second: unknown) => {
      await disk.unlink(path);
      throw second;
    });
  }
  await disk.unlink(temporary);
}

function taken(path: string, cause: unknown): ServerError {
  const name = basename(path);
  const words = `'${name}' is there already. Upload it under another name, or ask for it to be replaced.`;
  return new ServerError("conflict", words, { names: [name] }, { cause });
}

function ignoreThere(cause: unknown): void {
  if (errorCode(cause) !== "EEXIST") throw cause;
}

/** 0 where nothing has the name. */
async function inodeOf(path: string, disk: NamingDisk): Promise<number> {
  return disk.lstat(path).then(
    ({ ino }) => ino,
    () => 0,
  );
}

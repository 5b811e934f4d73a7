import { randomBytes } from "node:crypto";
import type * as promises from "node:fs/promises";
import { link, lstat, mkdir, open, readdir, readFile, realpath, rename, rm, rmdir, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isPlainObject, type Json } from "../../../../src/model/Json.ts";
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

/** What is written down of a folder whose disk is not there is kept for so long. */
export const LONGEST_KEPT_MS = 7 * 86_400_000;

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
      const failure = await new Placing(plan, this.disk).carryOut();
      // What could not be undone either is tried again at the next start.
      if (failure?.isUndone !== false) await this.disk.rm(note, { force: true });
      if (failure) throw failure.cause;
    } finally {
      this.active.delete(plan.formers);
    }
  }
}

/** Why not all files of an upload have their names. */
interface PlacingFailure {
  readonly cause: unknown;
  /** Everything is as it was before. */
  readonly isUndone: boolean;
}

/** Does what a plan says, from wherever it was left. */
class Placing {
  /** The disk has given other numbers since, as some do when they are mounted anew. */
  #isRenumbered = false;

  constructor(
    private readonly plan: Plan,
    private readonly disk: NamingDisk,
  ) {}

  /** Whether anything of it is in its folder: where nothing is, another disk may be mounted there. */
  async isThere(): Promise<boolean> {
    const { folder, formers, files } = this.plan;
    if ((await realpath(folder).catch(() => undefined)) !== folder) return false;
    if ((await this.#inodeAt(formers)) !== 0) return true;
    for (const { name, hidden, inode } of files)
      if ((await this.#inodeAt(hidden)) !== 0 || (await this.#inodeAt(name)) === inode) return true;
    return false;
  }

  /** Gives all their names, or leaves everything as it was. @returns undefined where all have them */
  async carryOut(): Promise<PlacingFailure | undefined> {
    const { files, folder, formers } = this.plan;
    for (const { hidden, inode } of files)
      if (![0, inode].includes(await this.#inodeAt(hidden))) this.#isRenumbered = true;
    try {
      for (const file of files) await this.#refuseLost(file);
      for (const file of files) {
        await this.#place(file).catch((cause: unknown) => {
          throw fileError(file.name, cause);
        });
      }
    } catch (cause) {
      // One that cannot be undone keeps none of the others from it.
      const undone = await Promise.allSettled(files.map((file) => this.#undo(file)));
      const isEmptied = await this.disk.rmdir(join(folder, formers)).then(
        () => true,
        (error: unknown) => errorCode(error) === "ENOENT",
      );
      return { cause, isUndone: isEmptied && undone.every(({ status }) => status === "fulfilled") };
    }
    await this.disk.rm(join(folder, formers), { recursive: true, force: true }).catch(() => undefined);
    return undefined;
  }

  /** One that is under neither of its names makes it impossible that all get theirs. */
  async #refuseLost(file: PlannedFile): Promise<void> {
    if ((await this.#inodeAt(file.hidden)) !== 0 || (await this.#isPlaced(file))) return;
    throw new ServerError("failed", `'${file.name}' is gone. Upload it again.`);
  }

  /** Whether what has the name is the file of the upload, and not what somebody else has put there. */
  async #isPlaced({ name, hidden, inode }: PlannedFile): Promise<boolean> {
    const [there, waiting] = [await this.#inodeAt(name), await this.#inodeAt(hidden)];
    if (there === 0) return false;
    return waiting === 0 ? this.#isRenumbered || there === inode : there === waiting;
  }

  /** Whether the name is held by the empty file that was put there as a claim (`putInPlace`). */
  async #isClaimed({ name, isNew }: PlannedFile): Promise<boolean> {
    if (!isNew || this.plan.mayReplace) return false;
    const found = await this.disk.lstat(join(this.plan.folder, name)).catch(() => undefined);
    return found?.isFile() === true && found.size === 0;
  }

  async #place(file: PlannedFile): Promise<void> {
    const { folder, mayReplace } = this.plan;
    const [path, received] = [join(folder, file.name), join(folder, file.hidden)];
    // It has got its name, and may have the other one still.
    if (await this.#isPlaced(file)) return this.disk.rm(received, { force: true });
    if (mayReplace) await this.#keep(file.name);
    await putInPlace(received, path, mayReplace || (await this.#isClaimed(file)), this.disk);
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
  async #undo(file: PlannedFile): Promise<void> {
    const { folder, formers } = this.plan;
    const [path, kept] = [join(folder, file.name), join(folder, formers, file.name)];
    const isKept = (await inodeOf(kept, this.disk)) !== 0;
    const isPlaced = await this.#isPlaced(file);
    if (isPlaced || (await this.#inodeAt(file.name)) === 0) {
      if (isKept) await this.disk.rename(kept, path);
      else if (isPlaced && file.isNew) await this.disk.rm(path, { force: true });
    } else if (isKept) await this.disk.rm(kept, { force: true });
    else if (await this.#isClaimed(file)) await this.disk.rm(path, { force: true });
    await this.disk.rm(join(folder, file.hidden), { force: true });
  }

  #inodeAt(name: string): Promise<number> {
    return inodeOf(join(this.plan.folder, name), this.disk);
  }
}

/**
 * Ends what a killed server was doing: the files of an upload that was whole get their names, or none does where one
 * cannot. To be called before the first upload; whatever it finds, the server starts.
 * @param plans folder where plans are written down
 * @returns what happened, in words for the log
 */
export async function finishPlacing(plans: string, nowMs: number, disk = realDisk): Promise<readonly string[]> {
  const told: string[] = [];
  for (const { note, plan } of await readPlans(plans)) {
    const words = `An upload of ${plan.files.length} files to ${plan.folder} that the end of the server broke off`;
    const outcome = await finish(plan, note, nowMs, disk).catch((error: unknown) => `waits: ${reasonIn(error)}`);
    if (outcome !== undefined) told.push(`${words} ${outcome}.`);
  }
  return told;
}

async function finish(plan: Plan, note: string, nowMs: number, disk: NamingDisk): Promise<string | undefined> {
  const placing = new Placing(plan, disk);
  if (!(await placing.isThere())) {
    const ageMs = Math.abs(nowMs - (await lstat(note)).mtimeMs);
    if (ageMs < LONGEST_KEPT_MS) return "waits: nothing of it is in its folder now";
    await rm(note);
    return undefined;
  }
  const failure = await placing.carryOut();
  if (failure?.isUndone === false) return `could not be finished, and waits: ${reasonIn(failure.cause)}`;
  await rm(note);
  return failure ? `was undone: ${reasonIn(failure.cause)}` : "is there in full now";
}

function reasonIn(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}

/** Hidden names in the folders of uploads that wait to be finished, which no sweep takes. */
export async function plannedNames(plans: string): Promise<readonly string[]> {
  const found = await readPlans(plans);
  return found.flatMap(({ plan }) => [plan.formers, ...plan.files.map(({ hidden }) => hidden)]);
}

/** The plans that were written whole; what else is in the folder is nobody's business. */
async function readPlans(plans: string): Promise<readonly { readonly note: string; readonly plan: Plan }[]> {
  const found = [];
  for (const entry of await readdir(plans, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() || !entry.name.endsWith(".json")) continue;
    const note = join(plans, entry.name);
    const plan: unknown = await readFile(note, "utf8")
      .then(JSON.parse)
      .catch(() => undefined);
    if (isPlan(plan)) found.push({ note, plan });
  }
  return found;
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
    Array.isArray(files) &&
    files.every(isPlannedFile)
  );
}

function isPlannedFile(value: Json): boolean {
  if (!isPlainObject(value)) return false;
  const { name, hidden, inode, isNew } = value;
  const isName = (one: unknown): boolean => typeof one === "string" && one !== "" && basename(one) === one;
  return isName(name) && isName(hidden) && typeof inode === "number" && typeof isNew === "boolean";
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

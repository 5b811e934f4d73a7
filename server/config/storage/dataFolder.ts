import { readFileSync } from "node:fs";
import { chmod, lstat, open, readdir, readFile, unlink } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ServerError } from "../../ServerError.ts";

const held = new Set<string>();

/** A file that says which process works on a data folder; a second server on the same folder is refused. */
export class DataLock {
  private constructor(private readonly path: string) {}

  static async take(path: string): Promise<DataLock> {
    if (held.has(path) || (await isHeldByOther(path))) {
      throw new ServerError(
        "unavailable",
        `Another server works on this data folder (${path}). Stop it, or give --data.`,
      );
    }
    await unlink(path).catch(ignoreMissing);
    const handle = await open(path, "wx", 0o600);
    await handle.writeFile(`${process.pid} ${startTime(process.pid) ?? ""}\n`);
    await handle.close();
    held.add(path);
    return new DataLock(path);
  }

  async release(): Promise<void> {
    held.delete(this.path);
    await unlink(this.path).catch(ignoreMissing);
  }
}

async function isHeldByOther(path: string): Promise<boolean> {
  const text = await readFile(path, "utf8").catch(() => "");
  const [pid, start] = text.trim().split(" ");
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || number === process.pid || !isAlive(number)) return false;
  // A number is given again after a restart of the machine or the container: the start time tells them apart.
  return start === undefined || start === startTime(number);
}

/** A process that was killed and whose parent has not asked for its end yet can be signalled still. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^[ZX]/.test(statOf(pid)?.[0] ?? "");
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, in ticks since boot; undefined where the system does not say. */
function startTime(pid: number): string | undefined {
  return statOf(pid)?.[19];
}

/** What Linux says of a process, from its state on (`proc_pid_stat(5)`). */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** What the server itself writes at the top of the data folder; the two last hold media. */
const OWN =
  /^(?:sluice\.conf|admin\.json|sessions\.json|pending\.json|sluice\.lock|console-errors\.log|tls|revisions|history|scheduled|index|audit|pulse|logos|support|ad-counts|iptv|placing|discontinuities|dvr|dash)(?:\.|$)/;

/**
 * Whether a path is the data folder itself, or something in it that the server writes for itself.
 * @param folder the data folder; neither path holds links
 */
export function isOwnPlace(folder: string, path: string): boolean {
  const way = relative(folder, path);
  const [first = ""] = way.split(sep);
  return way === "" || (first !== ".." && OWN.test(first));
}

/** Not walked: recordings may be millions of files, and a closed folder keeps what is in it. */
const WITH_MEDIA = new Set(["dvr", "dash"]);

/**
 * Closes to everybody else what an older server, a copy or an editor left open of the server's own: files 0600, folders
 * 0700. Other things in the folder are not touched, and with such in it neither is the folder itself.
 * @returns what stays open, in words for the log; undefined when all is closed
 */
export async function closeDataFolder(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const own = names.filter((name) => OWN.test(name));
  const stayOpen = await Promise.all(own.map((name) => closeAll(join(folder, name), !WITH_MEDIA.has(name))));
  const isShared = own.length < names.length && ((await lstat(folder)).mode & 0o077) !== 0;
  const left = [...stayOpen.flat(), ...(isShared ? [folder] : await close(folder))];
  if (left.length === 0) return undefined;
  return `Others on this machine may look into ${left.join(", ")}. Close it to them: chmod go= ${left.join(" ")}`;
}

/** @returns what could not be closed */
async function closeAll(path: string, isDeep: boolean): Promise<readonly string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (!isDeep || found?.isDirectory() !== true) return close(path);
  // One that even the server may not look into is closed enough.
  const names = await readdir(path).catch(() => []);
  const left = await Promise.all(names.map((name) => closeAll(join(path, name), true)));
  return [...(await close(path)), ...left.flat()];
}

async function close(path: string): Promise<readonly string[]> {
  try {
    const found = await lstat(path);
    // A link has no rights of its own; what it leads to was put there by the operator.
    if (found.isSymbolicLink() || (found.mode & 0o077) === 0) return [];
    await chmod(path, found.isDirectory() ? 0o700 : 0o600);
    return [];
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : [path];
  }
}

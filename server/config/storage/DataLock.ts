import { readFileSync } from "node:fs";
import { open, readFile, unlink } from "node:fs/promises";
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
    await handle.writeFile(`${process.pid} ${startOf(process.pid) ?? ""}\n`);
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
  return start === undefined || start === startOf(number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, in ticks since boot; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

import { watch, type FSWatcher } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { errorCode } from "../../ServerError.ts";

const POLL_MS = 1000;

/**
 * Calls back when a file may have changed, soon after the last write, and once at the start, for what was written before
 * anybody looked; returns the function that ends it. The folder is watched, as editors replace files, and the file is also polled, as not every file system tells.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  let seen = "";
  let timer: NodeJS.Timeout | undefined;
  const name = basename(path);

  async function look(): Promise<void> {
    const now = await stat(path).then(
      // Who may read it changes neither time nor size.
      ({ mtimeMs, size, ino, mode, uid }) => `${mtimeMs} ${size} ${ino} ${mode} ${uid}`,
      (error: unknown) => errorCode(error) ?? "missing",
    );
    if (now === seen) return;
    seen = now;
    onChange();
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), 100);
  }

  const watcher = watchFolder(dirname(path), (changed) => {
    if (changed === null || changed === name) lookSoon();
  });
  const poll = setInterval(() => void look(), POLL_MS);
  void look();
  return () => {
    watcher?.close();
    clearInterval(poll);
    clearTimeout(timer);
  };
}

/** Out of watches, or the folder is gone: undefined, and polling goes on. */
function watchFolder(folder: string, onChange: (name: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_event, name) => onChange(name));
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What the server itself writes at the top of the data folder; the two last hold media. */
const OWN =
  /^(?:sluice\.conf|admin\.json|sessions\.json|pending\.json|sluice\.lock|console-errors\.log|revisions|history|pulse|logos|discontinuities|dvr|dash)(?:\.|$)/;
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
  const open = await Promise.all(own.map((name) => closeAll(join(folder, name), !WITH_MEDIA.has(name))));
  const isShared = own.length < names.length && ((await lstat(folder)).mode & 0o077) !== 0;
  const left = [...open.flat(), ...(isShared ? [folder] : await close(folder))];
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

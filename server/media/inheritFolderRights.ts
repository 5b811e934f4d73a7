import { chmod, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Gives a new file or folder of media the rights of the folder it stands in, whatever the umask is: among films that
 * another program may read, it reads this one too; in the data folder nobody else does.
 */
export async function inheritFolderRights(path: string): Promise<void> {
  try {
    const made = await stat(path);
    const { mode } = await stat(dirname(path));
    await chmod(path, mode & (made.isDirectory() ? 0o2777 : 0o666));
  } catch {
    // A disk that knows no rights keeps media as well.
  }
}

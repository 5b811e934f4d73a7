import {
  access,
  constants,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rmdir,
  stat,
  statfs,
  unlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../../ServerError.ts";
import { inheritFolderRights } from "../inheritFolderRights.ts";
import type { ArchiveFiles, DiskRoom, FileEntry, OpenFile } from "./ArchiveFiles.ts";

const notEmpty: readonly (string | undefined)[] = ["ENOTEMPTY", "EEXIST", "ENOENT", "EBUSY"];

/** The real disks. */
export class DiskFiles implements ArchiveFiles {
  async isFolder(path: string): Promise<boolean> {
    try {
      return (await stat(path)).isDirectory();
    } catch (error) {
      if (errorCode(error) === "ENOENT") return false;
      throw error;
    }
  }

  async makeFolder(path: string, withParents: boolean): Promise<void> {
    const isThere = withParents && (await this.isFolder(path));
    if (isThere) return;
    if (withParents) await this.makeFolder(dirname(path), true);
    await mkdir(path, { recursive: withParents, mode: 0o700 });
    await inheritFolderRights(path);
  }

  realPath(path: string): Promise<string> {
    return realpath(path);
  }

  async list(folder: string): Promise<readonly FileEntry[]> {
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory() || entry.isFile())
        .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  }

  async changedAtMs(folder: string): Promise<number> {
    return (await lstat(folder)).mtimeMs;
  }

  async sizeOf(path: string): Promise<number> {
    return (await lstat(path)).size;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const temporary = join(dirname(path), `.${basename(path)}.tmp`);
    try {
      await writeFile(temporary, bytes, { mode: 0o600 });
      await inheritFolderRights(temporary);
      await rename(temporary, path);
    } catch (error) {
      // A half-written file on a full disk would keep the room that others wait for.
      await unlink(temporary).catch(() => undefined);
      throw error;
    }
  }

  async open(path: string): Promise<OpenFile> {
    const handle = await open(path, "r");
    try {
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  read(path: string): Promise<Buffer> {
    return readFile(path);
  }

  remove(path: string): Promise<void> {
    return unlink(path);
  }

  move(from: string, to: string): Promise<void> {
    return rename(from, to);
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    try {
      await rmdir(path);
      return true;
    } catch (error) {
      if (notEmpty.includes(errorCode(error))) return false;
      throw error;
    }
  }

  checkWritable(folder: string): Promise<void> {
    return access(folder, constants.W_OK);
  }

  async roomOf(folder: string): Promise<DiskRoom> {
    const { blocks, bfree, bavail, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, usedBytes: (blocks - bfree) * bsize };
  }

  async deviceOf(folder: string): Promise<string> {
    return String((await stat(folder)).dev);
  }
}

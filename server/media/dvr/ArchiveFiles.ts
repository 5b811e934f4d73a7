import type { ReadStream } from "node:fs";
import { dirname, join, sep } from "node:path";

/** How full the disk of a folder is, as the server's user sees it. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly usedBytes: number;
}

/** What a folder of an archive holds. Links are neither: nothing behind one belongs to the archive. */
export interface FileEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** A file that is being read: its length is known before its bytes come. */
export interface OpenFile {
  readonly bytes: number;
  readonly stream: ReadStream;
}

/** All that an archive does with disks. Failures are those of Node's file system, with their `code`. */
export interface ArchiveFiles {
  isFolder(path: string): Promise<boolean>;
  /** @param withParents whether the folders above it are made as well */
  makeFolder(path: string, withParents: boolean): Promise<void>;
  /** Without links. */
  realPath(path: string): Promise<string>;
  /** Nothing for a folder that is missing. */
  list(folder: string): Promise<readonly FileEntry[]>;
  /** When something was last added to the folder or removed from it, in milliseconds since 1970. */
  changedAtMs(folder: string): Promise<number>;
  sizeOf(path: string): Promise<number>;
  /** Whole or not at all as far as readers see, but not forced onto the disk. The folder must be there. */
  write(path: string, bytes: Buffer): Promise<void>;
  open(path: string): Promise<OpenFile>;
  read(path: string): Promise<Buffer>;
  remove(path: string): Promise<void>;
  /** To another name on the same disk, whose folder is there; a file of that name is replaced. */
  move(from: string, to: string): Promise<void>;
  /** @returns whether it was empty and is gone */
  removeEmptyFolder(path: string): Promise<boolean>;
  /** Fails where nothing may be written to the folder. */
  checkWritable(folder: string): Promise<void>;
  roomOf(folder: string): Promise<DiskRoom>;
  /** Of the file system that the folder lies on: a name that no other one has meanwhile. */
  deviceOf(folder: string): Promise<string>;
}

/**
 * Gives a folder another name on its disk; where that name is taken already, what it holds goes into the other one, folder
 * by folder. Nothing is done where it is missing. Failures are those of Node's file system.
 */
export async function moveFolder(files: ArchiveFiles, from: string, to: string): Promise<void> {
  if (!(await files.isFolder(from))) return;
  if (!(await files.isFolder(to))) {
    await files.makeFolder(dirname(to), true);
    await files.move(from, to);
    return;
  }
  for (const { name, isFolder } of await files.list(from)) {
    if (isFolder) await moveFolder(files, join(from, name), join(to, name));
    else await files.move(join(from, name), join(to, name));
  }
  await files.removeEmptyFolder(from);
}

/** Whether a path is below a folder; both without links. */
export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

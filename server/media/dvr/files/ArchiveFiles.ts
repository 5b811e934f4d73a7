import type { DiskRoom } from "./DiskRoom.ts";
import type { FileEntry } from "./FileEntry.ts";
import type { OpenFile } from "./OpenFile.ts";

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
  roomOf(folder: string): Promise<DiskRoom>;
}

import { dirname, join } from "node:path";
import { errorCode, ServerError } from "../../../ServerError.ts";
import { type ArchiveFiles, isInside } from "../ArchiveFiles.ts";
import type { RecordingPlan } from "../recordingPlan.ts";

/** Puts pieces into folders of an archive, making those of the hours as they come. */
export class SegmentStore {
  /** Disks that were there once: one that is gone was unmounted, and making it anew would fill another disk. */
  readonly #seen = new Set<string>();

  constructor(
    private readonly files: ArchiveFiles,
    private readonly missingFolder: RecordingPlan["missingFolder"],
  ) {}

  /** @param place below the disk's folder */
  async put(diskFolder: string, place: string, bytes: Buffer): Promise<void> {
    const path = join(diskFolder, place);
    try {
      await this.files.write(path, bytes);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      await this.openDisk(diskFolder);
      await this.#openFolder(diskFolder, dirname(path));
      await this.files.write(path, bytes);
    }
  }

  /** @throws ServerError or the disk's error when the folder is not there to be written to */
  async openDisk(folder: string): Promise<void> {
    if (!(await this.files.isFolder(folder))) {
      if (this.missingFolder === "none" || this.#seen.has(folder)) throw missing(folder);
      try {
        await this.files.makeFolder(folder, this.missingFolder === "all");
      } catch (error) {
        throw errorCode(error) === "ENOENT" ? missing(folder, error) : error;
      }
    }
    this.#seen.add(folder);
  }

  async #openFolder(diskFolder: string, folder: string): Promise<void> {
    await this.files.makeFolder(folder, true);
    const [real, root] = await Promise.all([this.files.realPath(folder), this.files.realPath(diskFolder)]);
    if (!isInside(real, root)) {
      throw new ServerError("invalid", `A link in ${diskFolder} leads out of the archive: remove it.`);
    }
  }
}

function missing(folder: string, cause?: unknown): ServerError {
  const words = `The folder ${folder} is missing: make it, or mount its disk.`;
  return new ServerError("not_found", words, {}, cause === undefined ? {} : { cause });
}

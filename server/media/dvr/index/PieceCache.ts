import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import type { HourShelf } from "./HourShelf.ts";
import { readShelf } from "./readShelf.ts";
import type { StoredSegment } from "./StoredSegment.ts";

/** Half a megabyte each, when pieces are 2 s long. */
const MOST_SHELVES = 64;

/**
 * The pieces of hours that somebody watches. Players ask for what grows every other second; without this each question
 * would read folders of thousands of files.
 */
export class PieceCache {
  readonly #shelves = new Set<HourShelf>();

  constructor(private readonly files: ArchiveFiles) {}

  async read(shelf: HourShelf): Promise<readonly StoredSegment[]> {
    const pieces = shelf.pieces ?? (await this.#fill(shelf));
    this.#shelves.delete(shelf);
    this.#shelves.add(shelf);
    const [oldest] = this.#shelves;
    if (this.#shelves.size > MOST_SHELVES && oldest) {
      this.#shelves.delete(oldest);
      oldest.pieces = undefined;
    }
    return pieces;
  }

  async #fill(shelf: HourShelf): Promise<readonly StoredSegment[]> {
    const { version } = shelf;
    const pieces = await readShelf(this.files, shelf);
    // What was added while the folder was read may be missing: then the next question reads it again.
    if (shelf.version === version) shelf.pieces = [...pieces];
    return pieces;
  }
}

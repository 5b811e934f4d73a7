import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** So many discontinuities are counted between two writes of the file. */
const BLOCK = 32;

/**
 * Where the playlists of a stream begin to count discontinuities: above all that were counted before, in this run of the
 * server and in those before it, so that a player that goes on sees a higher number. Not taken from the clock as the numbers of segments
 * are: players keep a list with a place for each number, and hls.js walks it from 0 at every look.
 */
export class DiscontinuityFloor {
  readonly #path: string;
  #highest: number;
  /** What the file holds. */
  #kept: number;

  /** @param folder the server's data folder */
  constructor(folder: string) {
    this.#path = join(folder, "discontinuities");
    this.#highest = this.#kept = this.#read();
  }

  /** For a stream that begins. */
  next(): number {
    this.reach(this.#highest + 1);
    return this.#highest;
  }

  /** A playlist has counted so far: what is kept is always ahead of it, also when the server is killed now. */
  reach(count: number): void {
    this.#highest = Math.max(this.#highest, count);
    if (count < this.#kept) return;
    this.#kept = count + BLOCK;
    try {
      writeFileSync(`${this.#path}.new`, String(this.#kept), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      // A full disk is told by what saves settings there; playlists go on, and count what they can.
    }
  }

  /** -1 where none was counted yet. */
  #read(): number {
    try {
      const count = Number(readFileSync(this.#path, "utf8"));
      return Number.isSafeInteger(count) && count >= 0 ? count : -1;
    } catch {
      return -1;
    }
  }
}

import type { ArchiveFiles } from "../ArchiveFiles.ts";
import { type FolderLook, lookAt } from "./folderState.ts";

/** A file system of another machine may never answer, and each question holds one of the few threads that ask disks. */
const MOST_UNDER_WAY = 2;
const PATIENCE_MS = 3000;

/** `silent`: asked, and no answer yet; `waiting`: not asked yet, as long as others are silent. */
type DiskAnswer = FolderLook | "silent" | "waiting";

/** Asks folders for their disks: each once until it answers, few at a time, and nobody waits for long. */
export class DiskQuestions {
  readonly #asked = new Map<string, Promise<FolderLook>>();
  /** The longest waiting first. */
  readonly #waiting = new Map<string, () => void>();
  /** The last answers: they stand in while a folder cannot be asked because of others. */
  readonly #known = new Map<string, FolderLook>();
  #underWay = 0;

  constructor(private readonly files: ArchiveFiles) {}

  /** Fails as the file system does. */
  async ask(folder: string): Promise<DiskAnswer> {
    const asked = this.#asked.get(folder) ?? this.#look(folder);
    this.#asked.set(folder, asked);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<DiskAnswer>((resolve) => {
      timer = setTimeout(() => {
        resolve(this.#waiting.has(folder) ? (this.#known.get(folder) ?? "waiting") : "silent");
      }, PATIENCE_MS);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  async #look(folder: string): Promise<FolderLook> {
    if (this.#underWay < MOST_UNDER_WAY) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.set(folder, resolve));
    this.#known.delete(folder);
    try {
      const look = await lookAt(this.files, folder);
      this.#known.set(folder, look);
      return look;
    } finally {
      this.#asked.delete(folder);
      this.#letNext();
    }
  }

  /** Who waits takes the place of who is done. */
  #letNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    const [folder, go] = next;
    this.#waiting.delete(folder);
    go();
  }
}

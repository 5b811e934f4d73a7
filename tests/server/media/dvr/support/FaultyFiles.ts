import type { DiskRoom, FileEntry } from "../../../../../server/media/dvr/ArchiveFiles.ts";
import { DiskFiles } from "../../../../../server/media/dvr/DiskFiles.ts";

/** Real disks that fail, fill up and are slow where a test says so. */
export class FaultyFiles extends DiskFiles {
  /** Codes of errors by the beginning of the path. */
  readonly writeErrors = new Map<string, string>();
  readonly readErrors = new Map<string, string>();
  readonly removeErrors = new Map<string, string>();
  readonly rooms = new Map<string, DiskRoom>();
  /** Paths of all attempts. */
  readonly written: string[] = [];
  sizesAsked = 0;
  lists = 0;
  /** What is under way and not held back by `slowDown`. */
  busy = 0;
  #slow: Promise<void> | undefined;

  /** Until the returned function is called, writes do not come to an end. */
  slowDown(): () => void {
    let end: () => void = () => undefined;
    this.#slow = new Promise((resolve) => {
      end = resolve;
    });
    return () => {
      this.#slow = undefined;
      end();
    };
  }

  override async write(path: string, bytes: Buffer): Promise<void> {
    this.written.push(path);
    await this.#slow;
    await this.#busily(async () => {
      failFor(this.writeErrors, path);
      await super.write(path, bytes);
    });
  }

  override async checkWritable(folder: string): Promise<void> {
    failFor(this.writeErrors, folder);
    await super.checkWritable(folder);
  }

  override isFolder(path: string): Promise<boolean> {
    return this.#busily(() => super.isFolder(path));
  }

  override makeFolder(path: string, withParents: boolean): Promise<void> {
    return this.#busily(() => super.makeFolder(path, withParents));
  }

  override realPath(path: string): Promise<string> {
    return this.#busily(() => super.realPath(path));
  }

  override async list(folder: string): Promise<readonly FileEntry[]> {
    this.lists += 1;
    return super.list(folder);
  }

  override async read(path: string): Promise<Buffer> {
    failFor(this.readErrors, path);
    return super.read(path);
  }

  override async remove(path: string): Promise<void> {
    failFor(this.removeErrors, path);
    return super.remove(path);
  }

  override async sizeOf(path: string): Promise<number> {
    this.sizesAsked += 1;
    return super.sizeOf(path);
  }

  override async roomOf(folder: string): Promise<DiskRoom> {
    return this.rooms.get(folder) ?? this.#busily(() => super.roomOf(folder));
  }

  async #busily<Result>(work: () => Promise<Result>): Promise<Result> {
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
    }
  }
}

function failFor(errors: ReadonlyMap<string, string>, path: string): void {
  for (const [beginning, code] of errors) {
    if (path.startsWith(beginning)) throw Object.assign(new Error(`${code}: ${path}`), { code });
  }
}

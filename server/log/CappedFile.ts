import { appendFile, rename, stat } from "node:fs/promises";

/** A text file that never grows past a size: full, it becomes `PATH.1` and a new one is begun. */
export class CappedFile {
  #size: Promise<number> | undefined;

  constructor(
    private readonly path: string,
    private readonly largestBytes: number,
  ) {}

  async append(line: string): Promise<void> {
    const bytes = Buffer.byteLength(line) + 1;
    const size = (this.#size ?? readSize(this.path)).then(async (before) => {
      const isFull = before + bytes > this.largestBytes;
      if (isFull) await rename(this.path, `${this.path}.1`).catch(() => undefined);
      await appendFile(this.path, `${line}\n`, { mode: 0o600 });
      return isFull ? bytes : before + bytes;
    });
    this.#size = size.catch(() => readSize(this.path));
    await size;
  }
}

function readSize(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

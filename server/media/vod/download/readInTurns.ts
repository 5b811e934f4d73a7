import { open } from "node:fs/promises";
import type { VodTarget } from "../paths/VodTarget.ts";
import type { DiskReaders } from "../readers/DiskReaders.ts";
import type { FileRange } from "./FileRange.ts";

const CHUNK_BYTES = 512 * 1024;

/**
 * The bytes of a file piece by piece. Each piece waits for its turn at the disk and holds no place while the viewer
 * takes it in, so that slow viewers do not keep others out.
 */
export async function* readInTurns(
  readers: DiskReaders,
  target: VodTarget,
  path: string,
  { first, last }: FileRange,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const handle = await open(path, "r");
  try {
    for (let at = first; at <= last;) {
      const wanted = Math.min(CHUNK_BYTES, last - at + 1);
      const from = at;
      const { bytesRead, buffer } = await readers.run(target, path, () =>
        handle.read(Buffer.allocUnsafe(wanted), 0, wanted, from),
      );
      if (bytesRead === 0) throw new Error("The file became shorter while it was sent.");
      at += bytesRead;
      onRead(bytesRead);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

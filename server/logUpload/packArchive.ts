import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Header } from "tar";
import type { ArchiveFile } from "./archiveFiles.ts";

const BLOCK = 512;

/**
 * Writes a `.tar.gz`, closed to everybody else, that must not be there yet. A file at a time is in memory.
 * @returns its size
 */
export async function packArchive(path: string, files: AsyncIterable<ArchiveFile>, atMs: number): Promise<number> {
  // "wx": never through a link or into a file that somebody else made.
  const written = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(blocksOf(files, atMs), createGzip(), written);
  return written.bytesWritten;
}

/** As tar(5) has it: a header, the bytes up to a whole block, and two empty blocks at the end. */
async function* blocksOf(files: AsyncIterable<ArchiveFile>, atMs: number): AsyncGenerator<Buffer> {
  for await (const { name, text } of files) {
    const bytes = Buffer.from(text);
    const header = new Header({ path: name, mode: 0o600, size: bytes.length, mtime: new Date(atMs), type: "File" });
    header.encode();
    if (header.block !== undefined) yield header.block;
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

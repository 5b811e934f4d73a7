import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multipartFiles } from "../../../../server/media/vod/upload/multipartFiles.ts";
import { clearNotedHalves, noteHalf, temporaryUpload } from "../../../../server/media/vod/upload/temporaryUploads.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

const boundary = "----WebKitFormBoundaryAbC123";

/** A body as it comes over the network: in any pieces. */
async function* inPieces(body: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const length of lengths) {
    if (at >= body.length) return;
    yield body.subarray(at, at + length);
    at += length;
  }
  if (at < body.length) yield body.subarray(at);
}

function bodyOf(files: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = files.flatMap(([name, bytes]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

async function read(body: Buffer, lengths: readonly number[] = []) {
  const files: (readonly [string, string])[] = [];
  for await (const { name, bytes } of multipartFiles(inPieces(body, lengths), boundary)) {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    files.push([name, Buffer.concat(parts).toString("latin1")]);
  }
  return files;
}

describe("multipartFiles", () => {
  it("gives every file byte for byte, in whatever pieces the body comes", async () => {
    // Contents that look like delimiters are where such readers fail.
    const bytes = fc
      .array(fc.constantFrom("\r\n", "--", boundary.slice(0, -1), "\r\n--", "x", "\0\u00FF", "\r"), { maxLength: 12 })
      .map((parts) => Buffer.from(parts.join(""), "latin1"));
    const files = fc.array(fc.tuple(fc.stringMatching(/^[\w .é]{1,12}$/), bytes), { maxLength: 4 });
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(files, lengths, async (sent, pieces) => {
        const expected = sent.map(([name, content]) => [name, content.toString("latin1")]);
        expect(await read(bodyOf(sent), pieces)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("refuses every body that ends early", async () => {
    const body = bodyOf([
      ["a.mp4", Buffer.from("first")],
      ["b.mp4", Buffer.from("second")],
    ]);
    for (let length = 0; length < body.length - 2; length++) {
      await expect(read(body.subarray(0, length)), String(length)).rejects.toMatchObject({ kind: "bad_request" });
    }
  });

  it("passes over fields that are no files, and reads names as browsers write them", async () => {
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n`;
    const file = bodyOf([["a%22b%0D%0A%2520é.mp4", Buffer.from("x")]]);
    expect(await read(Buffer.concat([Buffer.from(field), file]))).toEqual([['a"b\r\n%2520é.mp4', "x"]]);
  });

  it("lets go of a body whose rest nobody wants, as its connection would stand still else", async () => {
    let isHeld = true;
    async function* body(): AsyncGenerator<Buffer> {
      try {
        yield bodyOf([["a.mp4", Buffer.from("first")]]).subarray(0, -10);
        yield Buffer.from("never asked for");
      } finally {
        isHeld = false;
      }
    }
    for await (const { name } of multipartFiles(body(), boundary)) {
      expect([name, isHeld]).toEqual(["a.mp4", true]);
      break;
    }
    expect(isHeld).toBe(false);
  });

  it("reads a body to its end, also what stands behind the last delimiter", async () => {
    const body = Buffer.concat([bodyOf([["a.mp4", Buffer.from("x")]]), Buffer.from("an epilogue")]);
    let rest = body.length;
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const piece of inPieces(body, [body.length - 5])) {
        rest -= piece.length;
        yield piece;
      }
    }
    for await (const { bytes } of multipartFiles(counted(), boundary)) for await (const _piece of bytes);
    expect(rest).toBe(0);
  });

  it("refuses a head without an end", async () => {
    const body = Buffer.concat([Buffer.from(`--${boundary}\r\n`), Buffer.alloc(100_000, "x")]);
    await expect(read(body)).rejects.toMatchObject({ kind: "bad_request" });
  });
});

describe("the halves that a killed server has left", () => {
  const WEEK_MS = 7 * 86_400_000;

  it("go with the next start, but what a plan needs; those of a disk that is away wait a week for it", async () => {
    const [notes, films] = [temporaryFolder(), temporaryFolder()];
    const [half = "", planned = "", away = ""] = [films, films, join(films, "unmounted")].map((folder) =>
      join(folder, temporaryUpload.newName()),
    );
    for (const path of [half, planned, away]) await noteHalf(notes, path);
    for (const path of [half, planned]) writeFileSync(path, "half");
    // What is in the folder otherwise is no note, and nothing that ends the start.
    mkdirSync(join(notes, `${temporaryUpload.newName()}.half`));
    const nameOf = (path: string) => path.split("/").at(-1) ?? "";
    await clearNotedHalves(notes, new Set([nameOf(planned)]), Date.now());
    expect([existsSync(half), existsSync(planned)]).toEqual([false, true]);
    const waiting = () => readdirSync(notes, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    expect(waiting()).toBe(2);
    await clearNotedHalves(notes, new Set(), Date.now() + WEEK_MS + 60_000);
    expect([existsSync(planned), waiting()]).toEqual([false, 0]);
  });

  it("take nothing along that a note names wrongly", async () => {
    const [notes, films] = [temporaryFolder(), temporaryFolder()];
    const film = join(films, "film.mp4");
    writeFileSync(film, "whole");
    writeFileSync(join(notes, `${temporaryUpload.newName()}.half`), film);
    await clearNotedHalves(notes, new Set(), Date.now());
    expect(existsSync(film)).toBe(true);
  });
});

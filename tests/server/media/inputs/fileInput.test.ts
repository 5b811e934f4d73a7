import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mediaFile } from "../../../../server/media/inputs/fileInput.ts";
import { inputArguments } from "../../../../server/media/inputs/inputArguments.ts";
import { ffmpegLike } from "./ffmpegLike.ts";

describe("mediaFile", () => {
  let folder = "";
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "sluice-media-file-")));
    for (const name of ["one", "two/deep", "outside", "data/own"]) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ["one/a b.mp4", "two/b.mp4", "two/deep/c.ts", "outside/x.mp4", "data/own/d.mp4"]) {
      writeFileSync(join(folder, name), "");
    }
    symlinkSync(join(folder, "outside/x.mp4"), join(folder, "one/leaving.mp4"));
    symlinkSync(join(folder, "two/b.mp4"), join(folder, "two/staying.mp4"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const vods = () => ({
    vod: { prefix: "vod", urls: [{ url: "s3://bucket" }, { url: join(folder, "one") }, { url: join(folder, "two") }] },
    "vod/deep": { prefix: "vod/deep", urls: [{ url: join(folder, "two/deep") }] },
    own: { prefix: "own", urls: [{ url: "own" }] },
  });
  const found = (path: string) => mediaFile(path, { vods: vods(), data: join(folder, "data") });

  it("finds a file by PREFIX/FILE in the first folder that has it", () => {
    expect(found("vod/b.mp4")).toBe(join(folder, "two/b.mp4"));
    expect(found("vod/staying.mp4")).toBe(join(folder, "two/b.mp4"));
  });

  it("takes the longest prefix first, and a shorter one where that has no such file", () => {
    expect(found("vod/deep/c.ts")).toBe(join(folder, "two/deep/c.ts"));
    rmSync(join(folder, "two/deep/c.ts"));
    writeFileSync(join(folder, "one/deep"), "");
    expect(() => found("vod/deep/c.ts")).toThrow(/There is no file vod\/deep\/c\.ts/);
  });

  it("finds a file in a location below the server's data", () => {
    expect(found("own/d.mp4")).toBe(join(folder, "data/own/d.mp4"));
  });

  it("takes a whole path, and spaces written as %20", () => {
    expect(mediaFile(join(folder, "one/a b.mp4"), {})).toBe(join(folder, "one/a b.mp4"));
    expect(found("vod/a%20b.mp4")).toBe(join(folder, "one/a b.mp4"));
  });

  it.each([
    "vod/leaving.mp4",
    "vod/../outside/x.mp4",
    "vod/%2e%2e/outside/x.mp4",
    "vod/..\\x.mp4",
    "vod/a\0b",
    "vod/deep",
    "vod",
    "else/b.mp4",
    "",
  ])("refuses %j", (path) => {
    expect(() => found(path)).toThrow(/There is no file|may not hold/);
  });

  it("refuses what is no plain file", () => {
    expect(() => mediaFile("/dev/zero", {})).toThrow(/There is no file/);
    expect(() => mediaFile(folder, {})).toThrow(/There is no file/);
  });

  it("loops the file at its own pace, and opens nothing but containers on this disk", () => {
    expect(inputArguments({ url: "file://vod/b.mp4" }, ffmpegLike(), vods())).toEqual([
      ...["-re", "-stream_loop", "-1", "-protocol_whitelist", "file"],
      ...["-format_whitelist", "mov,matroska,mpegts,flv,avi,mpeg,asf,ogg,mp3,aac,wav,flac"],
      ...["-i", `file:${join(folder, "two/b.mp4")}`],
    ]);
  });
});

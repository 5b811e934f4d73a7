import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logoPicture } from "../../../../server/media/transcoder/logoOverlay.ts";

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
let folder = "";
let logos = "";

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "sluice-logo-picture-")));
  logos = join(folder, "logos");
  for (const name of ["logos/sub", "logos-evil"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(logos, "news.png"), png);
  writeFileSync(join(logos, "sub/photo"), Buffer.from("ffd8ffe000104a46", "hex"));
  writeFileSync(join(logos, "list.png"), "#EXTM3U\nhttp://127.0.0.1/secret");
  writeFileSync(join(folder, "logos-evil/x.png"), png);
  writeFileSync(join(folder, "outside.png"), png);
  symlinkSync(join(folder, "outside.png"), join(logos, "link.png"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("logoPicture", () => {
  it.each([
    ["@news", "png_pipe", "news.png"],
    ["@news.png", "png_pipe", "news.png"],
    ["news.png", "png_pipe", "news.png"],
    ["@sub/photo", "jpeg_pipe", "sub/photo"],
  ])("opens %s as the kind of picture its bytes say [S136]", (path, format, file) => {
    const expected = ["-protocol_whitelist", "file", "-f", format, "-i", `file:${join(logos, file)}`];
    expect(logoPicture(path, logos)).toEqual(expected);
  });

  it("takes a whole path below the folder", () => {
    expect(logoPicture(join(logos, "news.png"), logos)?.at(-1)).toBe(`file:${join(logos, "news.png")}`);
  });

  it.each([
    "@",
    "",
    "@none",
    "@../outside.png",
    "@link.png",
    "@sub",
    "@list.png",
    "../logos-evil/x.png",
    "@a\0b",
    "/etc/passwd",
  ])("refuses %j", (path) => {
    expect(logoPicture(path, logos)).toBeUndefined();
  });

  it("refuses a whole path beside the folder, and all when the folder is not there", () => {
    expect(logoPicture(join(folder, "logos-evil/x.png"), logos)).toBeUndefined();
    expect(logoPicture("@news", join(folder, "none"))).toBeUndefined();
  });
});

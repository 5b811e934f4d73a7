import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTarget, pathParts } from "../../../../server/media/vod/VodTarget.ts";
import { findRoot, realPathBelow } from "../../../../server/media/vod/vodDisk.ts";
import { isFileName, isNewFileName } from "../../../../src/model/files/fileNames.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

const nasty = fc.constantFrom(
  "..",
  ".",
  "",
  "\0",
  "\\",
  "a",
  "b",
  "..\\",
  "%2e%2e",
  "．．",
  "\u202E",
  "x".repeat(300),
  "\uD800",
);
const anyPath = fc.oneof(
  fc.array(fc.oneof(nasty, fc.string()), { maxLength: 6 }).map((parts) => parts.join("/")),
  fc.string(),
);

describe("paths below a VOD", () => {
  it("lead to a place below the root or are refused, whatever is written", () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        let parts: readonly string[];
        try {
          parts = pathParts(path);
        } catch (error) {
          expect(error).toMatchObject({ kind: "bad_request", message: expect.stringMatching(/path/) });
          return;
        }
        const lead = resolve("/films/folder", ...parts);
        expect(lead === "/films/folder" || lead.startsWith("/films/folder/")).toBe(true);
        expect(lead.split("/").length).toBe(3 + parts.length);
        expect(lead).not.toMatch(/[\0\\]|\/\./);
      }),
      { numRuns: 2000 },
    );
  });

  it("never really lie outside of the root, whatever links there are", async () => {
    const [root, outside] = [await realpath(temporaryFolder()), temporaryFolder()];
    mkdirSync(join(root, "a", "b"), { recursive: true });
    mkdirSync(`${root}-evil`, { recursive: true });
    writeFileSync(join(root, "a", "film"), "");
    writeFileSync(join(outside, "film"), "");
    symlinkSync(outside, join(root, "away"));
    symlinkSync(join(root, "a"), join(root, "near"));
    symlinkSync("loop", join(root, "loop"));
    symlinkSync(`${root}-evil`, join(root, "evil"));
    const names = fc.array(fc.constantFrom("a", "b", "film", "away", "near", "loop", "evil", "none"), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(names, async (parts) => {
        const found = await realPathBelow(root, parts).catch((error: unknown) => {
          expect(error).toMatchObject({ kind: expect.stringMatching(/^(not_found|forbidden)$/) });
          return root;
        });
        expect(found === root || found.startsWith(`${root}/`)).toBe(true);
      }),
      { numRuns: 200 },
    );
    await expect(realPathBelow(root, ["near", "film"])).resolves.toBe(join(root, "a", "film"));
    await expect(realPathBelow(root, ["away", "film"])).rejects.toMatchObject({ kind: "forbidden" });
    await expect(realPathBelow(root, ["evil"])).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("take names that people give their files, and no others", () => {
    for (const name of [
      "film.mp4",
      "Été à la mer.mkv",
      "a b (1) [x] #1 100%.mp4",
      "映画.mov",
      "..x".slice(2),
      "a..b",
    ]) {
      expect(isFileName(name) && isNewFileName(name), name).toBe(true);
    }
    for (const name of ["", ".", "..", ".hidden", "a/b", "a\\b", "a\0", "a\nb", "\u007F", "x".repeat(256), "\uD800a"]) {
      expect(isFileName(name), JSON.stringify(name)).toBe(false);
    }
    for (const name of ["a.", "a ", " a", "evil\u202Egpj.exe", "a\u2028b"]) {
      expect(isNewFileName(name), JSON.stringify(name)).toBe(false);
    }
  });

  it("belong to the VOD with the longest prefix that fits", () => {
    const vods = { a: { prefix: "a" }, "a/b": { prefix: "a/b" } };
    expect(findTarget({ vods }, "a/b/film.mp4")).toMatchObject({ prefix: "a/b", parts: ["film.mp4"] });
    expect(findTarget({ vods }, "a/c/film.mp4")).toMatchObject({ prefix: "a", parts: ["c", "film.mp4"] });
    for (const name of ["a", "ab/film.mp4", "a//film.mp4", "a/../film.mp4", "__proto__/x", "constructor/x", ""]) {
      expect(findTarget({ vods }, name), name).toBeUndefined();
    }
  });

  it("are never those of the server's own folder, nor of storage it cannot read", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "films"));
    symlinkSync(folder, join(folder, "films", "self"));
    await expect(findRoot(folder, "films")).resolves.toBe(await realpath(join(folder, "films")));
    mkdirSync(join(folder, "revisions"));
    symlinkSync(join(folder, "revisions"), join(folder, "films", "past"));
    const own = [
      "revisions",
      "./revisions/",
      join(folder, "revisions"),
      "films/../revisions",
      "films/past",
      "dvr/news",
    ];
    for (const path of [".", "/", folder, "films/self", "films/..", ...own]) {
      await expect(findRoot(folder, path), path).rejects.toMatchObject({ kind: "forbidden" });
    }
    // Not there yet, and the server's own once it is.
    for (const path of ["audit", "tls/keys"]) {
      await expect(findRoot(folder, path, true), path).rejects.toMatchObject({ kind: "forbidden" });
      expect(existsSync(join(folder, path))).toBe(false);
    }
    mkdirSync(join(folder, "auditions"));
    await expect(findRoot(folder, "auditions")).resolves.toBe(await realpath(join(folder, "auditions")));
    await expect(findRoot(folder, "s3://key:secret@host/bucket")).rejects.toMatchObject({
      message: expect.not.stringMatching(/secret/),
    });
    await expect(findRoot(folder, "none")).rejects.toMatchObject({ kind: "not_found" });
  });
});

import { describe, expect, it } from "vitest";
import { findVodFile, folderPath, isFileName, isNewFileName } from "../../../src/model/files/fileNames.ts";

describe("folderPath", () => {
  it("leaves out doubled slashes and those at the ends", () => {
    expect(folderPath.parts("/a//b/")).toEqual(["a", "b"]);
    expect(folderPath.join("", "/a/", "b/c")).toBe("a/b/c");
    expect(folderPath.join("")).toBe("");
  });

  it("knows what is above", () => {
    expect(folderPath.parent("a/b/c")).toBe("a/b");
    expect(folderPath.parent("a")).toBe("");
    expect(folderPath.parent("")).toBe("");
  });
});

describe("the name of a file", () => {
  it.each(["film.mp4", "a", "season 1", "Ärger über 東京.mp4", "a..b", "a.b.", " a", "x".repeat(255)])(
    "may be %j",
    (name) => {
      expect(isFileName(name)).toBe(true);
    },
  );

  it.each([
    ["leads elsewhere", ["..", ".", "a/b", "/", "a\\b"]],
    ["hides the file", [".htaccess"]],
    ["cannot be shown", ["", "a\nb", "a\0", "a\uD800", "a\uFFFDb"]],
    ["is longer than disks take, in bytes", ["x".repeat(256), "ü".repeat(128)]],
  ])("may be none that %s", (_, names) => {
    expect(names.filter(isFileName)).toEqual([]);
  });

  it("may not mislead the eye where it is a new one", () => {
    expect(["film.mp4", "season 1", "a..b"].filter((name) => !isNewFileName(name))).toEqual([]);
    expect(["film.mp4 ", "film.", " film.mp4", "gpj\u202Eexe", "..", "a\u200Bb"].filter(isNewFileName)).toEqual([]);
  });
});

const vods = { films: {}, "films/old": {}, "a+b": {} };

describe("vodFileOf", () => {
  it("finds the VOD of a file by the longest prefix", () => {
    expect(findVodFile("films/season/one.mp4", vods)).toEqual({ prefix: "films", path: "season/one.mp4" });
    expect(findVodFile("films/old/one.mp4", vods)).toEqual({ prefix: "films/old", path: "one.mp4" });
    expect(findVodFile("a+b/c d.mp4", vods)).toEqual({ prefix: "a+b", path: "c d.mp4" });
  });

  it("finds none for a name that no prefix begins, and for a prefix alone", () => {
    expect(findVodFile("news/one.mp4", vods)).toBeUndefined();
    expect(findVodFile("films", vods)).toBeUndefined();
    expect(findVodFile("filmsold/one.mp4", vods)).toBeUndefined();
    expect(findVodFile("constructor/one.mp4", vods)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { findVodFile, folderPath } from "../../../src/model/files/fileNames.ts";

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

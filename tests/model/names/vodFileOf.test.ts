import { describe, expect, it } from "vitest";
import { vodFileOf } from "../../../src/model/names/vodFileOf.ts";

const vods = { films: {}, "films/old": {}, "a+b": {} };

describe("vodFileOf", () => {
  it("finds the VOD of a file by the longest prefix", () => {
    expect(vodFileOf("films/season/one.mp4", vods)).toEqual({ prefix: "films", path: "season/one.mp4" });
    expect(vodFileOf("films/old/one.mp4", vods)).toEqual({ prefix: "films/old", path: "one.mp4" });
    expect(vodFileOf("a+b/c d.mp4", vods)).toEqual({ prefix: "a+b", path: "c d.mp4" });
  });

  it("finds none for a name that no prefix begins, and for a prefix alone", () => {
    expect(vodFileOf("news/one.mp4", vods)).toBeUndefined();
    expect(vodFileOf("films", vods)).toBeUndefined();
    expect(vodFileOf("filmsold/one.mp4", vods)).toBeUndefined();
    expect(vodFileOf("constructor/one.mp4", vods)).toBeUndefined();
  });
});

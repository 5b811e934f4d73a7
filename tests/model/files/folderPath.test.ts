import { describe, expect, it } from "vitest";
import { folderPath } from "../../../src/model/files/folderPath.ts";

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

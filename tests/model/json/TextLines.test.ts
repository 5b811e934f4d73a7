import { describe, expect, it } from "vitest";
import { TextLines } from "../../../src/model/json/TextLines.ts";

describe("the lines of a text", () => {
  const rangeIn = (text: string, offset: number, length: number) => {
    const { line, column, endLine, endColumn } = new TextLines(text).range(offset, length);
    return [line, column, endLine, endColumn];
  };

  it("tell places by line and column, both from 1", () => {
    const text = "ab\n\ncd\r\ne";
    const places = Array.from(text, (_, offset) => rangeIn(text, offset, 0).slice(0, 2));
    expect(places).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [3, 1],
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 1],
    ]);
  });

  it("tell a range that goes over several, to the end of the text", () => {
    expect(rangeIn("ab\ncd\nef", 1, 6)).toEqual([1, 2, 3, 2]);
    expect(rangeIn("ab\ncd", 3, 2)).toEqual([2, 1, 2, 3]);
    expect(rangeIn("", 0, 0)).toEqual([1, 1, 1, 1]);
  });
});

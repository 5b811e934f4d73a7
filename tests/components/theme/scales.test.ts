import { readFileSync } from "node:fs";
import * as radix from "@radix-ui/colors";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/theme/scales.css", "utf8");
const pairs = [...css.matchAll(/--([a-z]+)-(a?\d+): light-dark\((#\w+), (#\w+)\);/g)];

describe("scales.css", () => {
  it("holds the library's scales as they are, light and dark", () => {
    const scales: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...radix };
    const wrong = pairs.filter(([, name = "", step = "", light, dark]) => {
      const alpha = step.startsWith("a") ? "A" : "";
      const key = `${name}${step.toUpperCase()}`;
      return scales[`${name}${alpha}`]?.[key] !== light || scales[`${name}Dark${alpha}`]?.[key] !== dark;
    });
    expect(pairs).toHaveLength(72);
    expect(wrong.map(([line]) => line)).toEqual([]);
  });
});

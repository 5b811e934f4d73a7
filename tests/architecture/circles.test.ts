import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";
import { importCircles } from "./support/importCircles.ts";

const houses = ["src", "server", "overrides", "generator", "commands"];

describe("imports between files", () => {
  it("run in no circle, be it of types alone", () => {
    const files = houses.flatMap((house) => filesUnder(house, /\.(?:tsx?|mjs)$/));
    expect(importCircles(files)).toEqual([]);
  });

  it("are told when types lead round, by whatever way", () => {
    const planted = [
      { path: "server/a/first.ts", text: 'import type { B } from "../b/second.ts";\nexport type A = B | 1;\n' },
      { path: "server/b/second.ts", text: 'export type { C as B } from "./third.ts";\n' },
      { path: "server/b/third.ts", text: 'import { type A } from "../a/first.ts";\nexport type C = A | 2;\n' },
      { path: "server/b/fourth.ts", text: 'import type { C } from "./third.ts";\nexport type D = C;\n' },
      { path: "server/b/fifth.ts", text: 'export const later = () => import("./sixth.ts");\n' },
      { path: "server/b/sixth.ts", text: 'import { later } from "./fifth.ts";\nexport const six = later;\n' },
    ];
    expect(importCircles(planted)).toEqual(["server/a/first.ts, server/b/second.ts, server/b/third.ts"]);
  });
});

import { describe, expect, it } from "vitest";
import { BenchSkipped } from "../../bench/BenchSkipped.ts";
import { measureAll } from "../../bench/measureAll.ts";

const figure = { bench: "one.time", ours: 1, peer: 2, ratio: 0.5, unit: "ms" };
const one = { name: "one", run: async () => [figure] };

describe("measureAll", () => {
  it("says what a machine lacks in place of a figure, and goes on", async () => {
    const lines: string[] = [];
    const lacking = {
      name: "viewers",
      run: async () => {
        throw new BenchSkipped("nginx is not installed.");
      },
    };
    const { figures, skipped } = await measureAll([lacking, one], (line) => void lines.push(line));
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { bench: "viewers", skipped: "nginx is not installed." },
      figure,
    ]);
    expect([figures, skipped]).toEqual([[figure], ["viewers"]]);
  });

  it("fails with a bench that fails", async () => {
    const broken = { name: "broken", run: () => Promise.reject(new Error("no picture")) };
    await expect(measureAll([broken, one], () => undefined)).rejects.toThrow("no picture");
  });
});

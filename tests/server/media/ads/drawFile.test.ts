import { describe, expect, it } from "vitest";
import { drawFile } from "../../../../server/media/ads/drawFile.ts";
import { Random } from "../../../../server/simulated/seededRandom.ts";

describe("which file of a schedule is played", () => {
  it("is drawn by lot, one of a greater weight more often", () => {
    const random = new Random(7);
    const files = [{ name: "ads/a.mp4", weight: 3 }, { name: "ads/b.mp4" }];
    const drawn = Array.from({ length: 4000 }, () => drawFile(files, () => random.next()));
    const share = drawn.filter((name) => name === "ads/a.mp4").length / drawn.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });

  it("is any of the files for numbers at the ends of what chance gives", () => {
    const files = [
      { name: "ads/a.mp4", weight: 0.1 },
      { name: "ads/b.mp4", weight: 0.2 },
    ];
    expect(drawFile(files, () => 0)).toBe("ads/a.mp4");
    expect(drawFile(files, () => 1 - Number.EPSILON)).toBe("ads/b.mp4");
  });

  it("is none where there is no file", () => {
    expect(drawFile([], () => 0.5)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { belowRow, itemRow } from "../../../src/model/collection/listRows.ts";
import { panelItems } from "../../../src/model/media/panelItems.ts";

describe("the list beside the page of an item", () => {
  it("has locations and what is published to them, each with its address", () => {
    const published = belowRow("published", "studio", "studio/a");
    expect(panelItems("locations", [itemRow("studio"), published])).toEqual([
      { id: "location/studio", route: "location", name: "studio", label: "studio" },
      { id: "published/studio/a", route: "published", name: "studio/a", label: "studio/a", member: published },
    ]);
  });

  it("has the files of VODs by their whole names", () => {
    const file = belowRow("file", "films", "a.mp4");
    expect(panelItems("vods", [file])).toEqual([
      { id: "file/films/a.mp4", route: "file", name: "films/a.mp4", label: "a.mp4", member: file },
    ]);
  });

  it("has of a mirror what has a page: neither what it ignores, nor the row that folds", () => {
    const mirrored = belowRow("mirrored", "3", "o/news");
    const fold = { kind: "fold", id: "fold/3", owner: "3", count: 1, isOpen: true } as const;
    expect(panelItems("mirrors", [fold, mirrored, belowRow("excepted", "3", "radio")])).toEqual([
      { id: "mirrored/o/news", route: "mirrored", name: "o/news", label: "o/news", member: mirrored },
    ]);
  });
});

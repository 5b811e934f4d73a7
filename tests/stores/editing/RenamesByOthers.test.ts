import { autorun } from "mobx";
import { describe, expect, it, onTestFinished } from "vitest";
import { RenamesByOthers } from "../../../src/stores/editing/RenamesByOthers.ts";

const rename = { from: ["streams", "news"], to: ["streams", "sport"] };

describe("the renames by others that are told", () => {
  const other = { from: ["streams", "films"], to: ["streams", "cinema"] };

  function told() {
    const renames = new RenamesByOthers();
    const seen: unknown[] = [];
    onTestFinished(autorun(() => seen.push(renames.list)));
    return { renames, seen };
  }

  it("are each told once, however often it is heard of, as the last one", () => {
    const { renames, seen } = told();
    for (const one of [rename, other, { ...rename, isByAnother: true }]) renames.add(one);
    expect(renames.list).toEqual([other, rename]);
    expect(seen).toEqual([[], [rename], [rename, other], [other, rename]]);
  });

  it("are told until each is dismissed, by itself", () => {
    const { renames, seen } = told();
    renames.add(rename);
    renames.add(other);
    renames.dismiss({ from: other.from, to: rename.to });
    expect(renames.list).toEqual([rename, other]);
    renames.dismiss({ from: [...rename.from], to: [...rename.to] });
    expect(renames.list).toEqual([other]);
    expect(seen.at(-1)).toEqual([other]);
  });

  it("are forgotten all at once", () => {
    const { renames, seen } = told();
    renames.add(rename);
    renames.clear();
    expect([renames.list, seen.at(-1)]).toEqual([[], []]);
  });
});

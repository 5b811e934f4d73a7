import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../src/model/entity/checkProblems.ts";
import { conflictFailure, Refusals } from "../../../src/stores/saving/Refusals.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const at = (pointer: string): Problem => ({ pointer, keyword: "k", message: "No.", level: "error" });

/** What a page shows of the problems, each time that it is drawn. */
function drawn() {
  const own = new SaveDesk({ streams: { news: { name: "news", title: "A" } } });
  own.draft.edit(["streams", "news", "title"], "B");
  const problems = new Refusals(own.draft);
  const seen: string[][] = [];
  autorun(() => seen.push([...problems.byEntity.values()].flat().map(({ pointer }) => pointer)));
  return { own, problems, seen };
}

describe("what was wrong with the last save", () => {
  it("is drawn when it is told, goes with an edit of its field, and with the next save", () => {
    const { own, problems, seen } = drawn();
    problems.showAtFields([at("/streams/news/title"), at("/streams/news/static")]);
    own.draft.edit(["streams", "news", "title"], "C");
    problems.showAtFields([]);
    expect(seen).toEqual([[], ["/title", "/static"], ["/static"], []]);
  });

  it("of a whole entity goes with one more edit in it", () => {
    const { own, problems, seen } = drawn();
    problems.showAtFields([at("/streams/news")]);
    own.draft.edit(["streams", "sport"], { name: "sport" });
    expect(seen.at(-1)).toEqual([""]);
    own.draft.edit(["streams", "news", "static"], false);
    expect(seen.at(-1)).toEqual([]);
  });
});

describe("what others changed while it was pressed", () => {
  it("is named, as far as there is room, in words for one and for several", () => {
    const messageOf = (count: number) => {
      const paths = Array.from({ length: count }, (_, index) => ["streams", `s${index}`]);
      const conflicts = paths.map((path) => ({
        kind: "gone" as const,
        path,
        base: undefined,
        mine: {},
        theirs: undefined,
      }));
      return conflictFailure(conflicts, { isPress: true }, {}).message;
    };
    const reason = "Changed, deleted or renamed by another administrator meanwhile: ";
    expect(messageOf(1)).toBe(`${reason}Stream s0.`);
    expect(messageOf(6)).toBe(`${reason}Stream s0; Stream s1; Stream s2; 3 more.`);
  });
});

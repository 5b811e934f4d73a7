import { describe, expect, it } from "vitest";
import { asSentence, handEditRefusal, looksDamaged } from "../../../server/config/assessHandEdit.ts";

describe("a text that was found on the disk", () => {
  const good = "loglevel debug;\nstream news { }\n";

  it("is taken for cut off where it stops in the middle of the last good one", () => {
    for (const length of [1, 5, good.length - 1])
      expect(looksDamaged(good.slice(0, length), good), String(length)).toBe("it is cut off");
  });

  it("may be the last good one, longer than that, or shorter and another", () => {
    expect(looksDamaged(good, good)).toBeUndefined();
    expect(looksDamaged(`${good}stream sport { }\n`, good)).toBeUndefined();
    expect(looksDamaged("loglevel info;\n", good)).toBeUndefined();
    expect(looksDamaged(good.slice(1), good)).toBeUndefined();
  });

  it("may be anything where no last good one is known, but bytes that are no text", () => {
    expect(looksDamaged("loglevel", undefined)).toBeUndefined();
    expect(looksDamaged("", undefined)).toBeUndefined();
    expect(looksDamaged("a\0b", undefined)).toBe("it holds bytes that are no text");
    expect(looksDamaged("a\uFFFDb", good)).toBe("it holds bytes that are no text");
  });

  it("is missing, or empty where the last one was not", () => {
    expect(looksDamaged(undefined, good)).toBe("the file is missing");
    expect(looksDamaged(" \n", good)).toBe("it is empty");
    expect(looksDamaged("\n", " \n ")).toBeUndefined();
  });
});

describe("the refusal of a save while a hand edit waits", () => {
  it("says the reason as a sentence, and both ways out", () => {
    const edit = { id: "x1", at: 1, text: "", reason: "line 3: no such word", problems: [], unlisted: 2 };
    const refusal = handEditRefusal(edit, "sluice.conf");
    expect(refusal).toMatchObject({ kind: "hand_edit", details: { hand_edit: "x1", problems: [], unlisted: 2 } });
    expect(refusal.message).toBe(
      "sluice.conf is being edited by hand, so nothing was saved: line 3: no such word. Mend the file, or put that edit aside, then save again.",
    );
  });

  it("puts no second mark behind a reason that has one", () => {
    expect(["a", "a.", "a!", "why?", "a (b)"].map(asSentence)).toEqual(["a.", "a.", "a!", "why?", "a (b)"]);
  });
});

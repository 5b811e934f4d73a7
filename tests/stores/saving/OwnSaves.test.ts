import { describe, expect, it } from "vitest";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import { OwnSaves } from "../../../src/stores/saving/OwnSaves.ts";

const title = ["streams", "news", "title"];
const edits: DraftEdits = new Map([["/streams/news/title", { path: title, base: "A", mine: "News at  night" }]]);

function browser() {
  const kept: { words?: string | undefined } = {};
  const storage = { read: () => kept.words, write: (words: string | undefined) => void (kept.words = words) };
  return { kept, open: () => new OwnSaves(storage) };
}

describe("what this browser has saved and may come back", () => {
  it("is nothing of a save that is for good", () => {
    const { kept, open } = browser();
    const own = open();
    own.note({ rev: 2 }, edits);
    expect([own.trial, own.isFresh, own.scheduled.size, kept.words]).toEqual([undefined, false, 0, undefined]);
  });

  it("is one at a time, by the name that the server gave it, and that is no trial", () => {
    const { kept, open } = browser();
    const own = open();
    own.note({ rev: undefined, scheduledId: "at 5000" }, edits);
    expect([...own.scheduled]).toEqual([["at 5000", edits]]);
    expect([own.trial, kept.words]).toEqual([undefined, undefined]);
  });

  it("is none on trial of which nobody knows the revision: it could be neither kept nor followed", () => {
    const { kept, open } = browser();
    const own = open();
    own.note({ rev: undefined, confirmUntilMs: 5000 }, edits);
    expect([own.trial, kept.words]).toEqual([undefined, undefined]);
  });

  it("is fresh until the page is loaded anew, and over that comes back to the letter", () => {
    const { open } = browser();
    const own = open();
    own.note({ rev: 2, confirmUntilMs: 5000 }, edits);
    expect([own.isFresh, own.scheduled.size]).toEqual([true, 0]);
    const again = open();
    expect(again.isFresh).toBe(false);
    expect(again.trial).toEqual({ rev: 2, until: 5000, edits });
  });

  it("is nothing for whoever logs in next, nor after a reload then", () => {
    const { open } = browser();
    const own = open();
    own.note({ rev: 2, confirmUntilMs: 5000 }, edits);
    own.note({ rev: undefined, scheduledId: "at 5000" }, edits);
    own.forgetAll();
    expect([own.trial, own.scheduled.size, open().trial]).toEqual([undefined, 0, undefined]);
  });
});

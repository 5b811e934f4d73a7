import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { listWithoutPart, partInWords } from "../../../src/model/diff/listChange.ts";
import { DraftDesk } from "../draft/DraftDesk.ts";
import { testEntities } from "../testEntities.ts";

const pointer = "/streams/news/urls";

function deskOf(before: Json | undefined, after: Json | undefined): DraftDesk {
  const urls = before === undefined ? {} : { urls: before };
  return new DraftDesk({ streams: { news: { name: "news", ...urls } } }).edit(pointer, after);
}

function partsOf(desk: DraftDesk) {
  return describeChanges(desk.edits, desk.server, testEntities)[0]?.parts ?? [];
}

/** Takes the change back that says so, and tells what the list is then. */
function without(desk: DraftDesk, words: string): Json | undefined {
  const part = partsOf(desk).find((one) => partInWords(one) === words);
  if (part === undefined) throw new Error(`"${words}" is none of: ${partsOf(desk).map(partInWords).join("; ")}`);
  return listWithoutPart(desk.edits, parsePointer(pointer), part, testEntities);
}

describe("one change of a list that is taken back", () => {
  const before = ["udp://a", { url: "udp://b", priority: 1, comment: "old" }, "udp://c", "udp://d"];
  const after = ["udp://x", { url: "udp://b", priority: 2 }, "udp://d", "udp://new"];

  it("leaves the others as they are, each at its place", () => {
    const desk = deskOf(before, after);
    expect(partsOf(desk).map(partInWords)).toEqual([
      "udp://c removed",
      "URL udp://a → udp://x",
      "udp://new added",
      "udp://b, priority 1 → 2",
      "udp://b, comment old → not set",
    ]);
    const [first, second, ...rest] = after;
    expect(without(desk, "udp://c removed")).toEqual([first, second, "udp://c", ...rest]);
    expect(without(desk, "URL udp://a → udp://x")).toEqual(["udp://a", ...after.slice(1)]);
    expect(without(desk, "udp://new added")).toEqual(after.slice(0, -1));
    expect(without(desk, "udp://b, priority 1 → 2")).toEqual([first, { url: "udp://b", priority: 1 }, ...rest]);
    const commented = { url: "udp://b", priority: 2, comment: "old" };
    expect(without(desk, "udp://b, comment old → not set")).toEqual([first, commented, ...rest]);
  });

  it("puts what was removed behind the one that has taken the place of its neighbour", () => {
    const desk = deskOf(["udp://a", "udp://b", "udp://z"], ["udp://x", "udp://z"]);
    expect(without(desk, "udp://b removed")).toEqual(["udp://x", "udp://b", "udp://z"]);
  });

  it("brings the former order back, and what came since stays where it is", () => {
    const desk = deskOf(["udp://a", "udp://b", "udp://c"], ["udp://c", "udp://new", "udp://a", "udp://b"]);
    expect(without(desk, "order changed")).toEqual(["udp://a", "udp://new", "udp://b", "udp://c"]);
  });

  it("brings a list back that was removed, one item of it", () => {
    expect(without(deskOf(["udp://a", "udp://b"], undefined), "udp://b removed")).toEqual(["udp://b"]);
  });

  it("leaves no list where none was before", () => {
    expect(without(deskOf(undefined, ["udp://a"]), "udp://a added")).toBeUndefined();
  });

  it("finds the second of two that are known by the same", () => {
    const desk = deskOf(
      [{ url: "udp://a", comment: "1" }],
      [
        { url: "udp://a", comment: "1" },
        { url: "udp://a", comment: "2" },
      ],
    );
    expect(without(desk, "udp://a added")).toEqual([{ url: "udp://a", comment: "1" }]);
  });

  it("is no edit any more once all of it is taken back, and can be told from the whole", () => {
    const desk = deskOf(before, after);
    for (let left = partsOf(desk); left[0] !== undefined; left = partsOf(desk))
      desk.edit(pointer, listWithoutPart(desk.edits, parsePointer(pointer), left[0], testEntities));
    expect(desk.edits.size).toBe(0);
  });
});

describe("addresses with a login", () => {
  it("are told without it, and one that has another one is told as another", () => {
    const desk = deskOf(["rtsp://ed:old@cam/1", "rtsp://ed:word@cam/2"], ["rtsp://ed:new@cam/1", "rtsp://ed:w@cam/3"]);
    const words = partsOf(desk).map(partInWords);
    expect(words).toEqual([
      "URL rtsp://••••••@cam/1 → rtsp://••••••@cam/1, with another login or key",
      "URL rtsp://••••••@cam/2 → rtsp://••••••@cam/3",
    ]);
    const [change] = describeChanges(desk.edits, desk.server, testEntities);
    expect(change?.text).not.toContain("ed:");
    expect(without(desk, words[0] ?? "")).toEqual(["rtsp://ed:old@cam/1", "rtsp://ed:w@cam/3"]);
  });

  it("are told without it where they are a setting of their own", () => {
    const desk = new DraftDesk({ streams: { news: { name: "news", title: "http://ed:old@host/" } } });
    desk.edit("/streams/news/title", "http://ed:new@host/");
    expect(describeChanges(desk.edits, desk.server, testEntities).map(({ text }) => text)).toEqual([
      "Stream news: title http://••••••@host/ → http://••••••@host/, with another login or key",
    ]);
  });
});

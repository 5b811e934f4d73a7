import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { replacementEdits, replacementsIn } from "../../../src/model/media/replaceInUrls.ts";

const streams: Readonly<Record<string, Json>> = {
  news: { urls: ["udp://old:1", { url: "udp://old:2", pids: ["1"] }, "udp://other:1"] },
  film: { urls: ["rtsp://old/1?from=old"] },
  none: {},
};
const read = (name: string) => streams[name];
const all = ["news", "film", "none", "gone"];

describe("find and replace in sources", () => {
  it("finds every input that holds the text, and replaces it wherever it stands in it", () => {
    expect(replacementsIn(read, all, "old", "new").map(({ name, index, to }) => `${name} ${index} ${to}`)).toEqual([
      "news 0 udp://new:1",
      "news 1 udp://new:2",
      "film 0 rtsp://new/1?from=new",
    ]);
  });

  it("takes the text as it is: neither a pattern nor a replacement sign means anything", () => {
    expect(replacementsIn(read, all, "o.d", "x")).toEqual([]);
    expect(replacementsIn(read, ["film"], "?from=old", "$&").map(({ to }) => to)).toEqual(["rtsp://old/1$&"]);
  });

  it("looks into nothing that is no address", () => {
    const odd = () => ({ urls: [5, { url: 7 }, null, { pids: ["old"] }, "udp://old"] });
    expect(replacementsIn(odd, ["news"], "old", "new").map(({ index }) => index)).toEqual([4]);
    expect(replacementsIn(odd, ["news"], "7", "8")).toEqual([]);
  });

  it("finds nothing for an empty text", () => {
    expect(replacementsIn(read, all, "", "x")).toEqual([]);
  });

  it("changes only the inputs that are chosen, and keeps their options and form", () => {
    const [first, second] = replacementsIn(read, all, "old", "new");
    if (!first || !second) throw new Error("Nothing was found.");
    expect(replacementEdits(read, [second])).toEqual([
      [
        ["streams", "news", "urls"],
        ["udp://old:1", { url: "udp://new:2", pids: ["1"] }, "udp://other:1"],
      ],
    ]);
  });

  it("leaves alone what another has changed since the preview was shown", () => {
    const found = replacementsIn(read, ["film", "news"], "old", "new");
    const now = (name: string) =>
      name === "film" ? { urls: ["rtsp://theirs/1"] } : { urls: ["udp://old:1", "udp://x"] };
    expect(replacementEdits(now, found)).toEqual([
      [
        ["streams", "news", "urls"],
        ["udp://new:1", "udp://x"],
      ],
    ]);
  });

  it("takes an input out of the list when nothing is left of it", () => {
    const found = replacementsIn(read, ["news"], "udp://old:1", "");
    expect(replacementEdits(read, found)).toEqual([
      [
        ["streams", "news", "urls"],
        [{ url: "udp://old:2", pids: ["1"] }, "udp://other:1"],
      ],
    ]);
  });
});

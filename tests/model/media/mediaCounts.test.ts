import { describe, expect, it } from "vitest";
import { mediaCounts } from "../../../src/model/media/mediaCounts.ts";

const alive = { stats: { alive: true } };

describe("the counts of the filters", () => {
  it("are of all published streams; a recording location records each of its own [C080]", () => {
    const lives = {
      studio: { dvr: { root: "/a" }, streams: { "studio/a": alive, "studio/b": { stats: { retry_count: 2 } } } },
      field: { streams: { "field/a": { stats: { alive: true, dvr_enabled: true } } } },
    };
    expect(mediaCounts("locations", { lives })).toEqual({ online: 2, waiting: 0, error: 1, dvr: 3, transcoder: 0 });
  });

  it("are of all mirrored streams but those that are ignored [C080]", () => {
    const mirror = { except: ["x*"], streams: { a: alive, b: { static: false }, x1: alive } };
    expect(mediaCounts("mirrors", { sources: { "1": mirror } })).toMatchObject({ online: 1, waiting: 1, error: 0 });
  });

  it("are of all open files [C080]", () => {
    const vods = { films: { files: { "a.mp4": { name: "a.mp4" } } }, none: {} };
    expect(mediaCounts("vods", { vods })).toMatchObject({ online: 1, waiting: 0, error: 0 });
    expect(mediaCounts("vods", {})).toMatchObject({ online: 0 });
  });
});

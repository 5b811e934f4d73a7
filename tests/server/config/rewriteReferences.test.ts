import { describe, expect, it } from "vitest";
import { rewriteReferences } from "../../../server/config/delta/rewriteReferences.ts";

const rename = (collection: string, from: string, to: string) => [{ collection, from, to }];

describe("what refers to something that is renamed", () => {
  it("copies the stream under its new name, and no other one", () => {
    const config = {
      streams: {
        twin: { urls: [{ url: "copy://news", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://news"] },
      },
    };
    expect(rewriteReferences(config, rename("streams", "news", "world"))).toEqual({
      streams: {
        twin: { urls: [{ url: "copy://world", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://world"] },
      },
    });
  });

  it("plays the files of a VOD at their new address, as source and as fallback video", () => {
    const config = {
      streams: {
        film: { urls: [{ url: "file://films/a.mp4" }, "file://films2/a.mp4"], backup: { file: "films/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/films/sorry.mp4" } },
      },
    };
    expect(rewriteReferences(config, rename("vods", "films", "cinema"))).toEqual({
      streams: {
        film: { urls: [{ url: "file://cinema/a.mp4" }, "file://films2/a.mp4"], backup: { file: "cinema/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/cinema/sorry.mp4" } },
      },
    });
  });
});

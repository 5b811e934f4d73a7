import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import { loadEntityCheck } from "../../../src/model/entity/checkEntity.ts";
import { channelRows, editsOfRows, type WhenTaken } from "../../../src/model/import/channelRows.ts";
import {
  countChanges,
  editsOfParts,
  type ImportMode,
  importParts,
  replacingEdits,
} from "../../../src/model/import/importEdits.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const held: JsonObject = {
  http: [80],
  loglevel: "info",
  now_ms: 12,
  streams: {
    news: { name: "news", title: "News", urls: [{ url: "udp://239.0.0.1:1" }], stats: { alive: true } },
    old: { name: "old", urls: [] },
  },
};
const file: JsonObject = {
  http: [81],
  streams: {
    news: { name: "news", urls: [{ url: "udp://239.0.0.1:2" }] },
    sport: { name: "sport", urls: [{ url: "udp://239.0.0.1:3" }] },
  },
};

function result(mode: Exclude<ImportMode, "replace">, ids?: readonly string[]) {
  const parts = importParts(held, file, mode, entities);
  const edits = editsOfParts(ids === undefined ? parts : parts.filter(({ id }) => ids.includes(id)));
  return applyMergePatch(structuredClone(held), patchOf(edits, held, entities));
}

describe("a config that is brought in", () => {
  it("takes the place of the whole one: whole entities are deleted, and what the server reports is no change", () => {
    const edits = replacingEdits(held, file, entities);
    const changes = describeChanges(edits, held, entities);
    expect(changes.filter(({ kind }) => kind === "deleted").map(({ entityName }) => entityName)).toEqual(["old"]);
    expect(countChanges(changes, entities)).toEqual({ created: 1, changed: 2, deleted: 1 });
    expect([...edits.keys()].filter((key) => /stats|now_ms/.test(key))).toEqual([]);
  });

  it("is laid over this one: lists grow, and nothing is lost", () => {
    expect(result("merge")).toMatchObject({
      http: [80, 81],
      loglevel: "info",
      streams: {
        news: { title: "News", urls: [{ url: "udp://239.0.0.1:1" }, { url: "udp://239.0.0.1:2" }] },
        old: { name: "old" },
        sport: { urls: [{ url: "udp://239.0.0.1:3" }] },
      },
    });
  });

  it("gives what is chosen as it stands in it, and nothing else", () => {
    const next = result("chosen", ["/streams/news"]);
    expect(next).toMatchObject({ http: [80], streams: { old: { name: "old" } } });
    const { streams } = next;
    expect(streams).not.toHaveProperty("sport");
    expect(streams).toHaveProperty("news.urls", [{ url: "udp://239.0.0.1:2" }]);
    expect(streams).not.toHaveProperty("news.title");
  });

  it("has nothing to change where it is as the config is", () => {
    expect(replacingEdits(held, structuredClone(held), entities).size).toBe(0);
    expect(importParts(held, held, "chosen", entities).map(({ becomes }) => becomes)).not.toContain("changed");
  });
});

describe("channels that are brought in", async () => {
  const check = await loadEntityCheck("stream");
  const streams: JsonObject = { news: { name: "news", urls: [{ url: "udp://239.0.0.1:1" }] } };
  const channel = (line: number, name: string, url: string) => ({ line, name, title: "", url });
  const rowsOf = (whenTaken: WhenTaken) =>
    channelRows(
      [
        channel(1, "news", "udp://239.0.0.1:1"),
        channel(2, "News", "udp://239.0.0.1:2"),
        channel(3, "news", "udp://239.0.0.1:3"),
        channel(4, "web", "http://a/b"),
        channel(5, "list", "http://a/b/index.m3u8"),
        channel(6, "none", ""),
      ],
      { check, streams, whenTaken },
    );

  it("become streams, or say at their line why they do not", () => {
    expect(rowsOf("skip").map(({ line, name, url, becomes, note }) => [line, name, url, becomes, note])).toEqual([
      [1, "news", "udp://239.0.0.1:1", "same", undefined],
      [2, "News", "udp://239.0.0.1:2", "stream", undefined],
      [3, "news-2", "udp://239.0.0.1:3", "stream", undefined],
      [4, "web", "http://a/b", "wrong", expect.stringMatching(/tshttp/)],
      [5, "list", "hls://a/b/index.m3u8", "stream", undefined],
      [6, "none", "", "wrong", "The URL is missing."],
    ]);
  });

  it("are left out, renamed, or become another source where a stream has the name", () => {
    const [row] = [channel(1, "news", "udp://239.0.0.9:1")];
    const becomes = (whenTaken: WhenTaken) => channelRows([row], { check, streams, whenTaken })[0];
    expect(becomes("skip")?.becomes).toBe("taken");
    expect(becomes("rename")).toMatchObject({ becomes: "stream", name: "news-2" });
    const edits = editsOfRows(channelRows([row], { check, streams, whenTaken: "source" }), streams);
    expect([...edits.values()].map(({ path, mine }) => [path, mine])).toEqual([
      [
        ["streams", "news", "urls"],
        [{ url: "udp://239.0.0.1:1" }, { url: "udp://239.0.0.9:1" }],
      ],
    ]);
  });
});

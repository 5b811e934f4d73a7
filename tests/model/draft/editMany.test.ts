import { describe, expect, it } from "vitest";
import { type DraftEdits, editDraft, editMany } from "../../../src/model/draft/draftEdits.ts";
import type { Json } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

describe("editing many entities at once", () => {
  it("does what editing them one after the other does", () => {
    const server = { streams: { a: { name: "a", title: "A" }, b: { name: "b" }, c: { name: "c" } }, loglevel: "debug" };
    const before = editDraft(new Map(), server, ["streams", "a", "title"], "x", testEntities);
    const changes: readonly (readonly [readonly string[], Json | undefined])[] = [
      [["streams", "a", "title"], "A"],
      [["streams", "b", "disabled"], true],
      [["streams", "b"], undefined],
      [["streams", "c", "urls"], ["udp://c"]],
      [["streams", "c", "urls", "1"], "udp://d"],
      [["loglevel"], "error"],
    ];
    const oneByOne = changes.reduce<DraftEdits>(
      (edits, [path, value]) => editDraft(edits, server, path, value, testEntities),
      before,
    );
    const atOnce = editMany(before, server, changes, testEntities);
    expect(new Set(atOnce.values())).toEqual(new Set(oneByOne.values()));
    expect([...atOnce.keys()].sort()).toEqual(["/loglevel", "/streams/b", "/streams/c/urls"]);
  });
});

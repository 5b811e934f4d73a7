import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import type { DraftEdits, FieldEdit } from "../../../src/model/draft/fieldEdits.ts";
import type { Json } from "../../../src/model/Json.ts";
import { arrivedEdits, expectedEcho, isSentFrom } from "../../../src/stores/editing/arrivedEdits.ts";

const news = ["streams", "news"];

function sent(
  ...edits: readonly (readonly [path: readonly string[], base: Json | undefined, mine: Json | undefined])[]
) {
  return new Map(edits.map(([path, base, mine]): [string, FieldEdit] => [formatPointer(path), { path, base, mine }]));
}

function arrived(edits: DraftEdits, server: Json) {
  return [...arrivedEdits(edits, server, entities).keys()];
}

describe("a sent edit has arrived", () => {
  it("when the live config shows its value, and not before", () => {
    const edits = sent([[...news, "title"], "A", "B"], [[...news, "static"], undefined, true]);
    expect(arrived(edits, { streams: { news: { title: "A" } } })).toEqual([]);
    expect(arrived(edits, { streams: { news: { title: "B" } } })).toEqual(["/streams/news/title"]);
  });

  it("when what it takes away is not there any more", () => {
    const edits = sent([news, { name: "news" }, undefined]);
    expect(arrived(edits, { streams: { news: { name: "news" } } })).toEqual([]);
    expect(arrived(edits, { streams: {} })).toEqual(["/streams/news"]);
  });

  it("with all of its entity when that has got its new name", () => {
    const edits = sent(
      [[...news, "name"], "news", "novel"],
      [[...news, "title"], "A", "B"],
      [["streams", "sport", "title"], "A", "B"],
    );
    const pointers = ["/streams/news/name", "/streams/news/title"];
    expect(arrived(edits, { streams: { novel: { name: "novel", title: "B" }, sport: {} } })).toEqual(pointers);
  });

  it("under a new name only once the old one is gone, and not when both are", () => {
    const edits = sent([[...news, "name"], "news", "novel"], [[...news, "title"], "A", "B"]);
    expect(arrived(edits, { streams: { news: { name: "news" }, novel: { name: "novel" } } })).toEqual([]);
    expect(arrived(edits, { streams: {} })).toEqual([]);
  });

  it("of any of two renamed entities by itself", () => {
    const sport = ["streams", "sport"];
    const edits = sent([[...news, "name"], "news", "novel"], [[...sport, "name"], "sport", "games"]);
    const server = { streams: { novel: { name: "novel" }, sport: { name: "sport" } } };
    expect(arrived(edits, server)).toEqual(["/streams/news/name"]);
    expect(arrived(edits, { streams: { novel: {}, games: {} } })).toEqual([
      "/streams/news/name",
      "/streams/sport/name",
    ]);
  });
});

describe("an entity leaves its key by a save under way", () => {
  it("that deletes it or gives it another name, and by no other edit of it", () => {
    expect(isSentFrom(sent([news, { name: "news" }, undefined]), news, entities)).toBe(true);
    expect(isSentFrom(sent([[...news, "name"], "news", "novel"]), news, entities)).toBe(true);
    expect(isSentFrom(sent([[...news, "title"], "A", "B"]), news, entities)).toBe(false);
    expect(isSentFrom(sent([news, undefined, { name: "news" }]), news, entities), "created").toBe(false);
    expect(isSentFrom(sent(), news, entities)).toBe(false);
  });

  it("and no other entity does", () => {
    const sport = ["streams", "sport"];
    expect(isSentFrom(sent([sport, { name: "sport" }, undefined]), news, entities)).toBe(false);
    expect(isSentFrom(sent([[...sport, "name"], "sport", "games"]), news, entities)).toBe(false);
  });
});

describe("a save is expected back", () => {
  it("as it was sent", () => {
    const patch = { loglevel: "debug", streams: { "-1": { title: "A" } }, sources: null };
    expect(expectedEcho(patch, entities)).toEqual(patch);
  });

  it("without what is created under a key that the server has yet to give", () => {
    const patch = { sources: { "-1": { urls: ["http://a"] }, 4: { title: "B" }, "5-": null } };
    expect(expectedEcho(patch, entities)).toEqual({ sources: { 4: { title: "B" }, "5-": null } });
  });
});

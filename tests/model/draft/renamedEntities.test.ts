import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { renameInDraft, renameOf, renamesIn, wrongNames } from "../../../src/model/draft/draftRenames.ts";
import type { DraftEdits, FieldEdit } from "../../../src/model/draft/fieldEdits.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import { text } from "../../../src/texts/text.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

const folder = (name: string, collection: string): EntityDescriptor => ({
  name,
  label: name,
  plural: name,
  collection,
  key: "prefix",
  renamable: true,
  pages: [],
  runtime: [],
  fields: { "/prefix": { title: "Prefix", type: "string", messages: { unique: "There is one already." } } },
});
const { renamable: _, ...unchanging } = folder("fixed", "fixed");
const entities = {
  ...testEntities,
  location: folder("location", "lives"),
  vod: folder("vod", "vods"),
  fixed: unchanging,
};

const edit = (pointer: string, mine: Json | undefined, base?: Json): FieldEdit => ({
  path: parsePointer(pointer),
  base,
  mine,
});

describe("the new key that an edit gives", () => {
  const renamed = (...parts: Parameters<typeof edit>) => {
    const rename = renameOf(edit(...parts), entities);
    return rename && `${rename.from.join("/")} → ${rename.to.join("/")}${rename.isCreated ? " (new)" : ""}`;
  };

  it("is the name that was typed, of what is there or is created", () => {
    expect(renamed("/streams/news/name", "today", "news")).toBe("streams/news → streams/today");
    expect(renamed("/streams/news", { name: "today" })).toBe("streams/news → streams/today (new)");
    expect(renamed("/fixed/a", { prefix: "b" })).toBe("fixed/a → fixed/b (new)");
  });

  it("is none where the name is the old one, empty, or no name", () => {
    const names = ["news", "", undefined, 5, null];
    expect(names.map((name) => renamed("/streams/news/name", name, "news"))).toEqual(names.map(() => undefined));
    expect(renamed("/streams/news", { name: "news" })).toBeUndefined();
    expect(renamed("/streams/news", {})).toBeUndefined();
  });

  it("is none by another setting, nor by one that only stands in a name", () => {
    expect(renamed("/streams/news/title", "today", "news")).toBeUndefined();
    expect(renamed("/streams/news/name/x", "today")).toBeUndefined();
    expect(renamed("/streams/news/meta", { name: "today" })).toBeUndefined();
    expect(
      renamed("/streams/news", { name: "today" }, { name: "news" }),
      "what was there has its name",
    ).toBeUndefined();
  });

  it("is none of what keeps its key: it cannot be renamed, the server gives the keys, or it has none", () => {
    expect(renamed("/fixed/a/prefix", "b", "a")).toBeUndefined();
    expect(renamed("/sources/7", { name: "today", urls: [] })).toBeUndefined();
    expect([renamed("/loglevel", "debug"), renamed("/name", "debug")]).toEqual([undefined, undefined]);
    const numbered = { numbered: { ...folder("numbered", "numbered"), serverKeys: true as const } };
    expect(renameOf(edit("/numbered/1/prefix", "b", "a"), numbered)).toBeUndefined();
  });
});

describe("the renames that news from the server hold", () => {
  const tree: JsonObject = {
    streams: {
      a: { name: "a", position: 0, title: "A", stats: { alive: true } },
      b: { name: "b", position: 1, title: "B" },
      twin: { name: "twin", position: 2, title: "B" },
    },
    fixed: { a: { prefix: "a" } },
  };
  const found = (patch: JsonObject) =>
    renamesIn(patch, tree, entities).map(({ from, to }) => `${from.join("/")} → ${to.join("/")}`);

  it("are one that goes and one that comes with the same settings, wherever it stands and whatever it does", () => {
    const a2 = { name: "a2", position: 5, title: "A", stats: { alive: false } };
    expect(found({ streams: { a: null, a2, other: { name: "other", title: "X" } } })).toEqual([
      "streams/a → streams/a2",
    ]);
  });

  it("are none where the settings differ, or nothing goes or comes", () => {
    expect(found({ streams: { a: null, a2: { name: "a2", title: "Other" } } })).toEqual([]);
    expect(found({ streams: { a2: { name: "a2", title: "A" } } })).toEqual([]);
    expect(found({ streams: { a: null, unknown: null } })).toEqual([]);
    expect(found({ streams: { unknown: null, a2: { name: "a2", title: "A" } } })).toEqual([]);
    expect(found({ streams: { a: { title: "B" }, b: null } }), "what is there already is no newcomer").toEqual([]);
  });

  it("are none of what only changes while another of its kind comes", () => {
    const a2 = { name: "a2", title: "A" };
    expect(found({ streams: { a: { title: "Other" }, a2 } })).toEqual([]);
    expect(found({ streams: { a: { title: "Other" }, b: null, a2 } })).toEqual([]);
  });

  it("are known of one that goes with others", () => {
    const patch = { streams: { a: null, b: null, a2: { name: "a2", title: "A" } } };
    expect(found(patch)).toEqual(["streams/a → streams/a2"]);
  });

  it("are none where nobody could say which became which", () => {
    const copy = (name: string, title: string) => ({ name, title });
    expect(found({ streams: { a: null, x: copy("x", "A"), y: copy("y", "A") } })).toEqual([]);
    expect(found({ streams: { b: null, twin: null, x: copy("x", "B") } })).toEqual([]);
  });

  it("are none of what cannot be renamed, nor of a collection that goes as a whole", () => {
    expect(found({ fixed: { a: null, b: { prefix: "b" } } })).toEqual([]);
    expect(found({ streams: null, loglevel: "debug", stats: { a: null } })).toEqual([]);
    expect(found({ lives: { a: null, b: { prefix: "b" } } })).toEqual([]);
  });
});

describe("a draft after its entity got the name it asks for", () => {
  it("asks for it no longer", () => {
    const desk = new DraftDesk({ streams: { news: { name: "news" } } }).edit("/streams/news/name", "today");
    expect(renameInDraft(desk.edits, ["streams", "news"], ["streams", "today"], testEntities).size).toBe(0);
  });
});

describe("names that cannot be saved", () => {
  const server: JsonObject = {
    streams: { a: { name: "a" }, b: { name: "b" } },
    lives: { eu: { prefix: "eu" } },
    vods: {},
  };
  const wrong = (...edits: readonly FieldEdit[]) => {
    const draft: DraftEdits = new Map(edits.map((one) => [one.path.join("/"), one]));
    return wrongNames(draft, server, entities).map(({ at, words }) => `${at.join("/")}: ${words}`);
  };
  const used = text("check.nameUsed");

  it("are those that another has, or gets by the same edits", () => {
    expect(wrong(edit("/streams/a/name", "b", "a"))).toEqual([`streams/a/name: ${used}`]);
    expect(wrong(edit("/streams/a/name", "c", "a"), edit("/streams/b/name", "c", "b"))).toEqual([
      `streams/a/name: ${used}`,
      `streams/b/name: ${used}`,
    ]);
    expect(wrong(edit("/streams/a/name", "c", "a"), edit("/streams/c", { name: "c" }))).toEqual([
      `streams/a/name: ${used}`,
    ]);
    expect(wrong(edit("/streams/new", { name: "b" }))).toEqual([`streams/new/name: ${used}`]);
  });

  it("are those of another that is renamed or deleted in the same save: until then it has its name", () => {
    expect(wrong(edit("/streams/a/name", "b", "a"), edit("/streams/b/name", "c", "b"))).toHaveLength(1);
    expect(wrong(edit("/streams/a/name", "b", "a"), edit("/streams/b", undefined, { name: "b" }))).toHaveLength(1);
  });

  it("are those of a location for a VOD, which share their addresses, in the words of the schema", () => {
    expect(wrong(edit("/vods/films", { prefix: "eu" }))).toEqual(["vods/films/prefix: There is one already."]);
    expect(wrong(edit("/streams/a/name", "eu", "a"))).toEqual([]);
  });

  it("are those that nothing may have, of what is new and of what is renamed", () => {
    expect(wrong(edit("/streams/a/name", "..", "a"))).toEqual([`streams/a/name: ${text("check.nameOfDots")}`]);
    expect(wrong(edit("/streams/new", { name: "__proto__" }))).toEqual([
      `streams/new/name: ${text("check.nameReserved")}`,
    ]);
    expect(wrong(edit("/streams/..", { name: ".." }))).toEqual([`streams/../name: ${text("check.nameOfDots")}`]);
    expect(wrong(edit("/sources/..", { urls: [] })), "it has no name to be wrong").toEqual([
      `sources/..: ${text("check.nameOfDots")}`,
    ]);
  });

  it("are none of what goes, whatever it was called, nor of keys within an entity", () => {
    expect(wrong(edit("/streams/..", undefined, { name: ".." }))).toEqual([]);
    expect(wrong(edit("/streams/..", { name: "..", title: "x" }, { name: ".." }))).toEqual([]);
    expect(wrong(edit("/streams/b/..", { a: 1 }))).toEqual([]);
  });

  it("are no others: names that are free, other settings, what is created as it is called, what goes", () => {
    expect(
      wrong(
        edit("/streams/a/name", "c", "a"),
        edit("/streams/b/title", "a"),
        edit("/streams/d", { name: "d" }),
        edit("/lives/eu", undefined, { prefix: "eu" }),
        edit("/loglevel", { name: "a" }),
        edit("/streams/b/meta", { name: ".." }),
      ),
    ).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { renameInDraft } from "../../../src/model/draft/draftRenames.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

function desk(): DraftDesk {
  return new DraftDesk({ streams: { news: { name: "news", title: "News", stats: { alive: true } } } });
}

describe("renaming in a draft", () => {
  it("saves null under the old key and the whole entity without runtime keys under the new one", () => {
    const mine = desk().edit("/streams/news/name", "news24").edit("/streams/news/disabled", true);
    expect(mine.patch).toEqual({
      streams: { news: null, news24: { name: "news24", title: "News", disabled: true } },
    });
  });

  it("takes along what others changed in the entity", () => {
    const mine = desk()
      .edit("/streams/news/name", "news24")
      .receive({ streams: { news: { title: "World" } } });
    expect(mine.patch).toEqual({ streams: { news: null, news24: { name: "news24", title: "World" } } });
  });

  it("does nothing while the new name is empty or the old one", () => {
    expect(desk().edit("/streams/news/name", "x").edit("/streams/news/name", "news").patch).toEqual({});
    expect(desk().edit("/streams/news/name", "").patch).toEqual({ streams: { news: { name: "" } } });
  });

  it("moves the other edits along when it has happened", () => {
    const mine = desk()
      .edit("/streams/news/name", "news24")
      .edit("/streams/news/title", "x")
      .edit("/loglevel", "debug");
    mine.edits = renameInDraft(mine.edits, ["streams", "news"], ["streams", "news24"], testEntities);
    mine.receive({ streams: { news: null, news24: { name: "news24", title: "News" } } });
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { news24: { title: "x" } }, loglevel: "debug" });
  });

  it("keeps a name of my own when another renamed the entity", () => {
    const mine = desk().edit("/streams/news/name", "mine");
    mine.edits = renameInDraft(mine.edits, ["streams", "news"], ["streams", "theirs"], testEntities);
    mine.receive({ streams: { news: null, theirs: { name: "theirs", title: "News" } } });
    expect(mine.conflicts).toEqual([]);
    expect(mine.patch).toEqual({ streams: { theirs: null, mine: { name: "mine", title: "News" } } });
  });
});

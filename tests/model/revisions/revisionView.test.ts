import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { changedEntities, changedWords, listedWords } from "../../../src/model/revisions/changedEntities.ts";
import {
  comparisonAddress,
  endsBeforeItBegins,
  isWholeView,
  pathOf,
  pathText,
  readRevisionView,
  revisionsAddress,
  shownEntity,
} from "../../../src/model/revisions/revisionView.ts";

const read = (query: string) => readRevisionView(new URLSearchParams(query));

describe("the view of the history in an address", () => {
  it("comes back as it was sent, whatever the names hold", () => {
    const view = {
      setting: pathText(["streams", "a/b ~ &#ç", "dvr"]),
      q: "100 % & more",
      who: "admin",
      from: 12,
      to: 99,
    };
    const [path, query = ""] = revisionsAddress(view).split("?");
    expect([path, read(query)]).toEqual(["/history", view]);
    expect(revisionsAddress({})).toBe("/history");
  });

  it("leaves out what makes no sense", () => {
    expect(read("from=soon&to=-5&rev=1.5&who=&page=3")).toEqual({});
    expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(1000);
  });

  it("is of the entity that is meant, also where one of its settings is", () => {
    expect(shownEntity({ entity: "streams/a~1b" }, entities)).toEqual(["streams", "a/b"]);
    expect(shownEntity({ setting: "streams/news/dvr/path" }, entities)).toEqual(["streams", "news"]);
    expect(shownEntity({ setting: "loglevel" }, entities)).toEqual([]);
    expect(shownEntity({ q: "news" }, entities)).toBeUndefined();
  });

  it("shows all where it says nothing, and nothing where it ends before it begins", () => {
    expect([isWholeView({}), isWholeView({ who: undefined }), isWholeView({ rev: 3 })]).toEqual([true, true, false]);
    expect([{ from: 5, to: 5 }, { from: 5, to: 6 }, { from: 5 }].map(endsBeforeItBegins)).toEqual([true, false, false]);
  });

  it("leads to comparisons, of one entity alone too", () => {
    expect(comparisonAddress(3, "now")).toBe("/history/compare?from=3&to=now");
    expect(comparisonAddress("before", 4)).toBe("/history/compare?from=before&to=4");
    expect(comparisonAddress(3, 4, ["streams", "a/b"])).toBe("/history/compare?from=3&to=4&entity=streams%2Fa%7E1b");
  });
});

describe("what a revision changed", () => {
  it("is told entity by entity, settings by their titles, each once", () => {
    const paths = [
      "streams/news/clients_timeout",
      "loglevel",
      "streams/a~1b",
      "streams/news/title",
      "streams/news/title",
    ];
    const changed = changedEntities({ paths }, entities);
    expect(changed.map(({ at }) => at)).toEqual([["streams", "news"], [], ["streams", "a/b"]]);
    expect(changed.map((one) => changedWords(one, entities))).toEqual([["Client timeout", "Title"], ["Log level"], []]);
  });

  it("says of an entity as a whole that it came or went, as the review does", () => {
    const paths = ["streams/fresh", "streams/drama", "streams/renamed"];
    const changed = changedEntities({ paths, added: ["streams/fresh"], removed: ["streams/drama"] }, entities);
    expect(changed.map((one) => changedWords(one, entities))).toEqual([["created"], ["deleted"], []]);
  });

  it("tells a section that came or went as a whole as one, and separates titles that have commas by semicolons", () => {
    const paths = ["streams/news/title", "streams/news/transcoder/audio/bitrate", "streams/news/transcoder/video"];
    const wordsOf = (told: object) =>
      changedEntities({ paths, ...told }, entities).map((one) => changedWords(one, entities));
    expect(wordsOf({ added: ["streams/news/transcoder"] })).toEqual([["Title", "Transcoder added"]]);
    expect(wordsOf({ removed: ["streams/news/transcoder"] })).toEqual([["Title", "Transcoder removed"]]);
    const [single = []] = wordsOf({});
    expect(listedWords(single)).toBe("Title; Audio, bitrate; Video tracks");
    expect(listedWords(["Title", "Client timeout"])).toBe("Title, Client timeout");
  });

  it("names the settings of a group that forms do not show as one, whether it came, changed or went", () => {
    const paths = ["streams/kids/meta/comment"];
    for (const told of [{ added: ["streams/kids/meta"] }, {}, { removed: ["streams/kids/meta"] }])
      expect(changedEntities({ paths, ...told }, entities).map((one) => changedWords(one, entities))).toEqual([
        ["Description"],
      ]);
  });

  it("takes a path with a slash in front for the same", () => {
    expect(pathOf("/streams/news")).toEqual(pathOf("streams/news"));
  });
});

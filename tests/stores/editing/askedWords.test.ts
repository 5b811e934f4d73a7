import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import { deletionWords, goneWords, severalQuestion } from "../../../src/stores/editing/askedWords.ts";

const watched = (clients: number, more: JsonObject = {}): JsonObject => ({
  stats: { alive: true, client_count: clients },
  ...more,
});

const tree: JsonObject = {
  streams: {
    news: { name: "news", ...watched(3) },
    sport: { name: "sport", ...watched(1), dvr: { reference: "main" } },
    film: { name: "film" },
    odd: { name: "o\u200bdd" },
  },
  dvrs: { main: { name: "main", root: "/a" } },
  vods: { films: { prefix: "films" } },
};

/** What is asked before some streams go. */
function deletion(keys: readonly string[], when: "atOnce" | "staged" = "atOnce", of = tree): string {
  return deletionWords(entities.stream, keys, { titleOf: (key) => key, when, tree: of });
}

describe("the words before items are deleted", () => {
  it("name it, or how many there are and which", () => {
    expect(deletion(["film"])).toBe("Really delete film from config?");
    expect(deletion(["film", "odd"])).toBe("Really delete 2 streams from config: film, odd?");
  });

  it("name ten at most, and how many more there are", () => {
    const many = Array.from({ length: 12 }, (_, index) => `s${index}`);
    expect(deletion(many)).toBe(
      "Really delete 12 streams from config: s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 and 2 more?",
    );
    expect(deletion(many.slice(0, 10))).not.toContain("more");
    expect(deletion(["s10", "s2"]), "in the order of names, not of clicks").toContain("s2, s10");
  });

  it("show what a name hides", () => {
    expect(deletion(["o\u200bdd"])).not.toContain("\u200b");
  });

  it("say when it happens where that is not at once", () => {
    expect(deletion(["film"], "staged")).toBe(
      "Really delete film from config? It is deleted when the changes are saved.",
    );
    expect(deletion(["film", "odd"], "staged")).toContain("All 2 are deleted when the changes are saved.");
  });

  it("say whom that cuts off, and that recordings stay", () => {
    expect(deletion(["news"])).toContain("3 viewers are cut off.");
    expect(deletion(["news"])).not.toContain("DVR archive");
    expect(deletion(["news", "sport"])).toContain("4 viewers are cut off. DVR archive would remain.");
    expect(deletion(["film"])).not.toContain("cut off");
  });

  it("say who names it", () => {
    const words = deletionWords(entities["dvr-storage"], ["main"], { titleOf: (key) => key, when: "atOnce", tree });
    expect(words).toContain("Really delete main from config? Used by 1 stream: sport.");
  });
});

describe("the words before entities of several kinds go", () => {
  const gone = (deleted: Record<string, readonly string[]>, after: JsonObject = {}) =>
    goneWords(new Map(Object.entries(deleted)), tree, after);

  it("are none where none does", () => {
    expect(gone({})).toBe("");
    expect(gone({ streams: [] })).toBe("");
  });

  it("name each kind, what is cut off and what remains", () => {
    expect(gone({ streams: ["film"], vods: ["films"] })).toBe("This is deleted: Stream film; VOD films.");
    expect(gone({ streams: ["news", "sport"], vods: ["films"] })).toBe(
      "This is deleted: 2 streams (news, sport); VOD films. 4 viewers are cut off. DVR archive would remain.",
    );
  });

  it("say who still names it afterwards, and nobody who goes as well", () => {
    expect(gone({ dvrs: ["main"] }, { streams: tree["streams"] ?? {} })).toContain("Used by 1 stream: sport.");
    expect(gone({ dvrs: ["main"] }, {})).not.toContain("Used by");
  });
});

describe("the question before a setting is set in several entities at once", () => {
  const editorOf = (keys: readonly string[]) => {
    const held = tree["streams"] as JsonObject;
    const each = keys.map((key) => ({ path: ["streams", key], value: held[key] as JsonObject }));
    return { descriptor: entities.stream, each } as unknown as Parameters<typeof severalQuestion>[0];
  };
  const ask = (keys: readonly string[], path: ConfigPath, value: Json | undefined) =>
    severalQuestion(editorOf(keys), path, value, tree);

  it("is none where nothing changes, a preset that is not written among it", () => {
    expect(ask(["news", "film"], ["disabled"], undefined)).toBeUndefined();
    expect(ask(["news", "film"], ["static"], true)).toBeUndefined();
    expect(ask([], ["disabled"], true)).toBeUndefined();
  });

  it("says what is set, in which, and whom that cuts off", () => {
    expect(ask(["news", "film"], ["disabled"], true)).toEqual({
      title: "Set state of 2 streams to “disabled”?",
      words: "All 2 are changed at once, not with the rest of the page: news, film. 3 viewers are cut off.",
      verb: "Set",
      isDangerous: true,
    });
  });

  it("is no danger where nobody is cut off, and names one by itself", () => {
    const question = ask(["film"], ["disabled"], true);
    expect(question?.words).toBe("film is changed at once, not with the rest of the page.");
    expect(question?.isDangerous).toBe(false);
  });

  it("leaves out those that have it already", () => {
    const held = tree["streams"] as JsonObject;
    const each = [
      { path: ["streams", "news"], value: { ...(held["news"] as JsonObject), title: "A" } },
      { path: ["streams", "film"], value: { ...(held["film"] as JsonObject), title: "B" } },
    ];
    const editor = { descriptor: entities.stream, each } as unknown as Parameters<typeof severalQuestion>[0];
    expect(severalQuestion(editor, ["title"], "A", tree)?.words).toContain("film is changed");
    expect(severalQuestion(editor, ["title"], "C", tree)?.words).toContain("news, film");
  });
});

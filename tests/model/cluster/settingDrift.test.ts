import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { copyChanges, driftRows } from "../../../src/model/cluster/settingDrift.ts";
import { digestLength, hiddenMark } from "../../../src/model/entity/sensitiveSettings.ts";

const drift = (...all: (JsonObject | undefined)[]) =>
  driftRows(
    "news",
    all.map((settings) => (settings === undefined ? {} : { settings })),
    entities,
  );
const digest = (letter: string) => hiddenMark + letter.repeat(digestLength);
const wordsOf = (rows: ReturnType<typeof drift>) => rows.map(({ values }) => values.map((one) => one?.words));

describe("the settings in which servers differ", () => {
  it("are those that are not the same on all, in the words of the schema", () => {
    expect(drift({ title: "News", clients_timeout: 60 }, { title: "News", clients_timeout: 90 })).toEqual([
      {
        pointer: "/clients_timeout",
        title: "Client timeout",
        values: [
          { words: "60 s", variant: 0 },
          { words: "90 s", variant: 1 },
        ],
      },
    ]);
    expect(drift({ title: "News" }, { title: "News" })).toEqual([]);
  });

  it("number equal values alike, the most frequent one first", () => {
    const [row] = drift({ title: "A" }, { title: "B" }, {}, { title: "B" });
    expect(row?.values.map((one) => one?.variant)).toEqual([1, 0, 2, 0]);
  });

  it("leave out who has no such stream, and are none where nobody has it, or one alone", () => {
    const rows = drift({ title: "A" }, undefined, { title: "B" });
    expect(rows.map(({ values }) => values.map((one) => one?.variant))).toEqual([[0, undefined, 1]]);
    expect(drift(undefined, undefined)).toEqual([]);
    expect(drift({ title: "A" }, undefined)).toEqual([]);
  });

  it("are walked into where all have an object there, and one value where one has none", () => {
    const of = (dvr: JsonObject) => drift({ dvr }, { dvr: { root: "/a", dvr_limit: 60 } });
    expect(of({ root: "/b", dvr_limit: 60 }).map(({ pointer }) => pointer)).toEqual(["/dvr/root"]);
    expect(of({ root: "/a" }).map(({ pointer }) => pointer)).toEqual(["/dvr/dvr_limit"]);
    expect(drift({ dvr: { root: "/a" } }, {}).map(({ pointer }) => pointer)).toEqual(["/dvr"]);
  });

  it("take a list as one value", () => {
    const rows = drift({ urls: ["udp://a"] }, { urls: ["udp://a", "udp://b"] });
    expect(rows.map(({ pointer }) => pointer)).toEqual(["/urls"]);
  });

  it("are not told of what every object has of its own", () => {
    expect(drift(JSON.parse('{"toString":"x"}') as JsonObject, {}).map(({ pointer }) => pointer)).toEqual([
      "/toString",
    ]);
    expect(drift({ dvr: { root: "/a" } }, { dvr: { root: "/a" } })).toEqual([]);
  });

  it("tell secrets from each other by a letter, and show nothing of them", () => {
    const rows = drift({ title: digest("x") }, { title: digest("y") }, { title: digest("x") });
    expect(wordsOf(rows)).toEqual([["••• A", "••• B", "••• A"]]);
    const inLists = drift({ urls: [`udp://${digest("x")}@a`] }, { urls: [`udp://${digest("y")}@a`] });
    expect(JSON.stringify(inLists)).not.toContain(hiddenMark);
    expect(JSON.stringify(wordsOf(inLists))).toMatch(/••• A.*••• B/);
  });

  it("go on with numbers after the letters", () => {
    const many = Array.from({ length: 28 }, (_, index) => ({ title: hiddenMark + String(index).padStart(16, "0") }));
    const [words] = wordsOf(drift(...many));
    expect(words?.[0]).toBe("••• A");
    expect(words?.[25]).toBe("••• Z");
    expect(words?.[26]).toBe("••• 27");
  });
});

describe("what a stream becomes on another server", () => {
  it("is told as a review tells it", () => {
    const changes = copyChanges(
      "news",
      { title: "A", clients_timeout: 60 },
      { title: "B", clients_timeout: 60 },
      entities,
    );
    expect(JSON.stringify(changes)).toContain('"A"');
    expect(JSON.stringify(changes)).toContain('"B"');
    expect(JSON.stringify(changes)).not.toContain("clients_timeout");
    expect(copyChanges("news", { title: "A" }, { title: "A" }, entities)).toEqual([]);
  });

  it("is all of it where the other server has no such stream, and what goes where it is said no more", () => {
    const made = copyChanges("news", undefined, { title: "B" }, entities);
    expect(JSON.stringify(made)).toContain('"B"');
    const gone = copyChanges("news", { title: "A" }, {}, entities);
    expect(gone).toHaveLength(1);
    expect(JSON.stringify(gone)).toContain('"A"');
  });

  it("shows no digest of a secret", () => {
    const changes = copyChanges("news", { title: digest("x") }, { title: digest("y") }, entities);
    expect(changes).toHaveLength(1);
    expect(JSON.stringify(changes)).not.toContain(hiddenMark);
  });
});

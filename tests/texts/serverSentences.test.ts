import { describe, expect, it } from "vitest";
import { de } from "../../src/texts/de.ts";
import { filesUnder } from "../architecture/support/filesUnder.ts";
import { sentencesIn, serverSentences } from "./support/serverSentences.ts";

const known: Readonly<Record<string, string>> = de.sentences;
const holesIn = (words: string) => [...new Set(words.match(/\{\d\}/g))].toSorted().join();

describe("what the server says to operators without a code", () => {
  it("is found in its source, with holes for what it is filled in with", () => {
    const source =
      "const words = `Stream ${name} was ${isNew ? 'made' : `kept by ${who}`}.`; call('No', \"It is \" + a + ' now.');";
    expect(sentencesIn("server/one.ts", source)).toEqual(["Stream {1} was {2}.", "It is {1} now."]);
    expect(serverSentences().length).toBeGreaterThan(150);
  });

  it("is said in German, each sentence of the audit log, of notifications and of refusals that a page meets", () => {
    expect(serverSentences().filter((sentence) => !Object.hasOwn(known, sentence))).toEqual([]);
  });

  it("is filled in alike in German", () => {
    expect(Object.entries(known).filter(([english, own]) => holesIn(english) !== holesIn(own))).toEqual([]);
  });

  it("is said no more in German when the server says it no more", () => {
    const source = ["server", "src/model"].flatMap((folder) => filesUnder(folder, /\.ts$/)).map(({ text }) => text);
    const all = source.join("\n").replace(/\\(["'`])/g, "$1");
    const isSaid = (english: string) =>
      english
        .split(/\{\d\}|[.:;,]( |$)/)
        .every((part) => part === undefined || part.trim().length < 5 || all.includes(part.trim()));
    expect(Object.keys(known).filter((english) => !isSaid(english))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { ConfContext, ConfProperty, ConfTable } from "../../../src/generated/contracts/ConfTable.ts";
import { Grammar } from "../../../src/model/conf/grammar/Grammar.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { table: productTable } = await productLanguage();

const scalar = (word: string): ConfProperty => ({
  path: [word],
  word,
  shape: "value",
  value: { types: ["string"] },
  title: word,
});

const mapOf = (word: string, context: string): ConfProperty => ({
  ...scalar(word),
  path: [`${word}s`],
  shape: "repeated",
  item: "block",
  container: "map",
  context,
});

const context = (properties: readonly ConfProperty[], more: Partial<ConfContext> = {}): ConfContext => ({
  title: "",
  arguments: [],
  silent: [],
  properties,
  ...more,
});

const table: ConfTable = {
  root: "server",
  contexts: {
    stream: context([scalar("title"), scalar("meta")], { key: "name", order: "rank", arguments: ["$key"] }),
    server: context([{ ...scalar("loglevel"), aliases: ["log"] }, scalar("meta"), mapOf("stream", "stream")]),
  },
};

describe("a language, indexed", () => {
  it("knows every word that begins a statement, also those that are read as another one", () => {
    const grammar = new Grammar(table);
    expect(["loglevel", "log", "stream", "title", "meta"].filter((word) => !grammar.isWord(word))).toEqual([]);
    expect(["streams", "name", "$key", ""].filter((word) => grammar.isWord(word))).toEqual([]);
  });

  it("knows the words that the top level alone has", () => {
    const grammar = new Grammar(table);
    const words = ["loglevel", "log", "stream", "title", "meta", "wibble"];
    expect(words.filter((word) => grammar.isTopWord(word))).toEqual(["loglevel", "log", "stream"]);
  });

  it("knows what says an item's place, and what holds entities", () => {
    const grammar = new Grammar(table);
    expect(["rank", "position", "name", "undefined"].filter((name) => grammar.isOrder(name))).toEqual(["rank"]);
    const names = ["streams", "stream", "loglevel", "meta", ""];
    expect(names.filter((name) => grammar.isCollectionName(name))).toEqual(["streams"]);
  });

  it("knows the statement that says options once for each of its parts, and no other", () => {
    expect(new Grammar(table).optionsOfParts.size).toBe(0);
    const product = new Grammar(productTable);
    expect([...product.optionsOfParts.keys()]).toEqual(["transcoder"]);
    expect(product.optionsOfParts.get("transcoder")?.opener).toBe("vb");
  });

  it("is not made of a table that names a context or a codec that is not there", () => {
    const without = { root: "server", contexts: { server: context([mapOf("stream", "gone")]) } };
    expect(() => new Grammar(without)).toThrow(/names no context "gone"/);
    const server = context([{ ...scalar("x"), shape: "codec", codec: "wibble" }]);
    expect(() => new Grammar({ root: "server", contexts: { server } })).toThrow(/No codec "wibble"/);
  });
});

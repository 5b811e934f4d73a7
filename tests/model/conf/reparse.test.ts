import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

/** Pieces of texts, right and wrong: a change of one may reach far behind it. */
const piece = fc.constantFrom(
  "stream a { title x; }\n",
  "stream b {\n  input udp://239.0.0.1:1;\n}\n",
  "http 80;\n",
  "http 80\n",
  'stream c {\n  title "half\n',
  '"\n',
  "}\n",
  "{",
  "# words\n",
  "loglevel debug; http 81;\n",
  "\n",
  " ",
  "ti",
  "\r\n",
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("reading a changed text", () => {
  it("makes the tree that reading it anew makes, whatever was changed where", () => {
    fc.assert(
      fc.property(text, text, text, fc.nat(60), (head, middle, tail, cut) => {
        const before = language.parse(head + tail);
        const after = head.slice(0, cut) + middle + tail;
        const changed = language.reparse(after, before);
        const anew = language.parse(after, before);
        expect(changed.chunks.map((chunk) => chunk.text)).toEqual(anew.chunks.map((chunk) => chunk.text));
        expect(language.read(changed)).toEqual(language.read(anew));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the blocks that are as they were, and what was read of them", () => {
    const lines = Array.from({ length: 50 }, (_, index) => `stream s${index} { title t${index}; }\n`);
    const before = language.parse(lines.join(""));
    const { config } = language.read(before);
    const after = language.reparse(lines.join("").replace("t25;", "other;"), before);
    expect(after.chunks.filter((chunk) => !before.chunks.includes(chunk))).toHaveLength(2);
    const again = language.read(after).config;
    expect(again["streams"]).toMatchObject({ s25: { title: "other" } });
    expect(
      Object.entries(again["streams"] ?? {}).filter(([key, value]) => Object(config["streams"])[key] === value),
    ).toHaveLength(48);
  });
});

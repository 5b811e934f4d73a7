import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { confMessages } from "../../../src/model/conf/confProblems.ts";
import { arbitraryConfig } from "./support/arbitraryConfig.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { table, language } = await productLanguage();
const runs = { numRuns: 100 };

describe("The raw config language", () => {
  it("reads back every config it prints, without a problem", () => {
    fc.assert(
      fc.property(arbitraryConfig(table), (config) => {
        const text = language.print(config);
        const reading = language.read(withServerKeys(text, config));
        // Random names refer to nothing.
        expect(reading.problems.filter(({ message }) => message !== confMessages.missingReference)).toEqual([]);
        expect(reading.config).toEqual(config);
      }),
      runs,
    );
  });

  it("keeps every byte of any text", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "stream a {",
        "}",
        "input x",
        ";",
        "\r\n",
        "\n",
        "# c",
        '"',
        "\\",
        "{",
        "dvr @main 7d",
        "wibble",
        " ",
        "\t",
        "\r",
        "\ufeff",
        "k=",
        'k="',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        const tree = language.parse(text);
        expect(tree.chunks.map((chunk) => chunk.text).join("")).toBe(text);
        expect(language.read(tree).problems.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Ids of mirrors are the server's and not in the text: they are handed over in the order of the blocks. */
function withServerKeys(text: string, config: { [name: string]: unknown }): ReturnType<typeof language.parse> {
  const tree = language.parse(text);
  const keys = Object.keys((config["sources"] as object | undefined) ?? {});
  for (const { statement, ...chunk } of tree.chunks) {
    void chunk;
    if (statement?.word === "source") statement.chunk.serverKey = keys.shift();
  }
  return tree;
}

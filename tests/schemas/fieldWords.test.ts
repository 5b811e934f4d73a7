import { describe, expect, it } from "vitest";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { text } from "../../src/texts/text.ts";
import { filesUnder } from "../architecture/support/filesUnder.ts";

const schemas = filesUnder("schemas/config", /\.json$/).map(({ path, text: written }): readonly [string, Json] => [
  path,
  JSON.parse(written),
]);

/** All that a schema describes, however deep, with the unit that it is chosen in. */
function described(schema: Json): readonly { readonly words: string; readonly unit: Json | undefined }[] {
  if (Array.isArray(schema)) return schema.flatMap(described);
  if (!isPlainObject(schema)) return [];
  const { description, "x-ui": ui } = schema;
  const own =
    typeof description === "string" ? [{ words: description, unit: isPlainObject(ui) ? ui["unit"] : "" }] : [];
  return [...own, ...Object.values(schema).flatMap(described)];
}

describe("the help of a setting", () => {
  it("says nothing of how an amount is stored where its unit is chosen beside it", () => {
    const amounts = schemas.flatMap(([path, schema]) =>
      described(schema)
        .filter(({ unit }) => unit === "size-string" || unit === "time-string")
        .map(({ words }) => ({ path, words })),
    );
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts.filter(({ words }) => /string|digits|a number|with a unit/i.test(words))).toEqual([]);
  });

  it("names a published stream as the form of a new location does", () => {
    const words = schemas.flatMap(([, schema]) => described(schema)).map((one) => one.words);
    expect(words.some((one) => one.startsWith(text("locations.nameHelp")))).toBe(true);
  });

  it("of the folder of an archive says where a relative one lies", () => {
    const archive = schemas.find(([path]) => path.endsWith("/stream-dvr.json"))?.[1] ?? null;
    expect(
      described(archive)
        .map(({ words }) => words)
        .join(" "),
    ).toContain("data folder");
  });
});

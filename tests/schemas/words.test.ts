import { describe, expect, it } from "vitest";
import { filesUnder } from "../architecture/support/filesUnder.ts";

/** Names that keep their capitals, as those who own them write them. */
const names = new Set(["Classic", "Control", "Audio", "Video", "Quicksync", "Jetson", "KeyOS", "Hz", "URLs"]);

interface Said {
  readonly place: string;
  readonly words: string;
}

/** What schemas say under some keys, wherever. */
function said(value: unknown, keys: ReadonlySet<string>, place: string): readonly Said[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string"
      ? keys.has(key)
        ? [{ place: `${place}/${key}`, words: inner }]
        : []
      : said(inner, keys, `${place}/${key}`),
  );
}

const schemas = ["schemas/config", "schemas/runtime"].flatMap((folder) => filesUnder(folder, /\.json$/));
const all = (...keys: readonly string[]) =>
  schemas.flatMap(({ path, text }) => said(JSON.parse(text), new Set(keys), path));

/** Words within a title that begin with a capital and are neither a name nor letters of an abbreviation. */
function capitalsIn(title: string): readonly string[] {
  const [first = "", ...rest] = title.split(" ");
  const inside = rest.filter((word) => /^\(?[A-Z][a-z]/.test(word) && !names.has(word));
  return /^[a-z]/.test(first) ? [first, ...inside] : inside;
}

const storage = /\bstored (?:as|in (?:milli|bytes|seconds))|\bas a string\b|stored empty/i;

describe("what schemas say", () => {
  it("is in sentence case: titles begin with a capital, and only names have more of them", () => {
    const faults = all("title", "plural").filter(({ words }) => capitalsIn(words).length > 0);
    expect(faults).toEqual([]);
  });

  it("is about the setting, and never about how it is stored", () => {
    const faults = schemas
      .filter(({ path }) => path.startsWith("schemas/config/"))
      .flatMap(({ path, text }) => said(JSON.parse(text), new Set(["description", "help"]), path))
      .filter(({ words }) => storage.test(words));
    expect(faults).toEqual([]);
  });

  it("is found out when it is not", () => {
    expect(["Client Timeout", "client timeout", "HTTP port", "EzDRM Classic"].map(capitalsIn)).toEqual([
      ["Timeout"],
      ["client"],
      [],
      [],
    ]);
    expect(storage.test("Length of a segment. Stored in milliseconds, shown in seconds.")).toBe(true);
  });
});

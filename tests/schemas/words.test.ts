import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../src/model/Json.ts";
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

/** How something is kept, and not what it is for: forms of the file and of JSON. */
const storage = new RegExp(
  [
    "\\bstored (?:as|in (?:milli|bytes|seconds))",
    "\\bas a string\\b",
    "stored empty",
    "\\b(?:in|of) the raw text\\b",
    "\\bin the config\\b",
    "(?:\\b(?:is|never) |[.] |^)written\\b(?! to)",
    "\\bsaved (?:as|without)\\b",
    "\\b(?:null|false|key=value)\\b",
    "\\bunits go by\\b",
  ].join("|"),
  "i",
);

/** The words that a form may draw below a setting: its help, else its description. What has no control of its own is left out. */
function drawn(value: unknown, place: string): readonly Said[] {
  if (!isPlainObject(value)) {
    return Array.isArray(value) ? value.flatMap((inner, index) => drawn(inner, `${place}/${index}`)) : [];
  }
  const ui = isPlainObject(value["x-ui"]) ? value["x-ui"] : {};
  const conf = isPlainObject(value["x-conf"]) ? value["x-conf"] : {};
  if (ui["raw"] === true || ui["widget"] === "hidden" || value["readOnly"] === true) return [];
  if (conf["shape"] === "position") return [];
  const words = ui["help"] === undefined ? value["description"] : undefined;
  return [
    ...(typeof words === "string" ? [{ place, words }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      key === "x-ui" ? said(inner, new Set(["help"]), `${place}/x-ui`) : drawn(inner, `${place}/${key}`),
    ),
  ];
}

describe("what schemas say", () => {
  it("is in sentence case: titles begin with a capital, and only names have more of them", () => {
    const faults = all("title", "plural").filter(({ words }) => capitalsIn(words).length > 0);
    expect(faults).toEqual([]);
  });

  it("is about the setting, and never about how it is stored", () => {
    const faults = schemas
      .filter(({ path }) => path.startsWith("schemas/config/"))
      .flatMap(({ path, text }) => drawn(JSON.parse(text), path))
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
    const kept = [
      "Length of a segment. Stored in milliseconds, shown in seconds.",
      "The archive is spread over the disks (0 in the config).",
      "Switching it off removes it, so false is never written.",
      "An emptied list is saved as null.",
      "Keys and text values, written key=value after the path in the raw text.",
      "In bits per second. Units go by 1024.",
    ];
    expect(kept.filter((words) => !storage.test(words))).toEqual([]);
    expect(storage.test("Folder the archive is written to.")).toBe(false);
    expect(drawn({ description: "Saved as null", "x-ui": { help: "Ports" } }, "a")).toEqual([
      { place: "a/x-ui/help", words: "Ports" },
    ]);
  });
});

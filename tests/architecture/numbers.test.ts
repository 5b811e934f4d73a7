import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";

/** Numbers become words in the first, days and clocks in the others. */
const formatters = [
  "src/texts/numbers.ts",
  "src/model/units/formatTime.ts",
  "src/model/units/momentWords.ts",
  "src/model/units/zonedTime.ts",
];
const own =
  /\.(?:toLocaleString|toLocaleDateString|toLocaleTimeString|toFixed)\(|Intl\.(?:NumberFormat|DateTimeFormat)/;
/** A rate says what it is a rate of: `Mb` alone is an amount. */
const oldUnits = /[^\w](?:[kMG]bit\/s|[kKMG]b\/s)\b|^"[KMG]b"$|} ?[kKMG]?b`$/;

function faultsIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => own.test(line) && !/^\s*(?:\*|\/\/)/.test(line));
}

describe("a number in the console", () => {
  const files = ["src", "overrides"].flatMap((folder) => filesUnder(folder, /\.tsx?$/));

  it("is written by the one formatter and by nothing else", () => {
    const faults = files
      .filter(({ path }) => !formatters.includes(path))
      .flatMap(({ path, text }) => faultsIn(text).map((line) => `${path}: ${line.trim()}`));
    expect(faults).toEqual([]);
  });

  it("has one spelling of each unit: a rate is in kbps, Mbps or Gbps", () => {
    const words = /"[^"]*"|`[^`]*`/g;
    const faults = files
      .filter(({ path }) => !path.startsWith("src/generated/"))
      .flatMap(({ path, text }) =>
        [...text.replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, "").matchAll(words)]
          .filter(([said]) => oldUnits.test(said))
          .map(([said]) => `${path}: ${said}`),
      );
    expect(faults).toEqual([]);
  });

  it.each(["`${amount} b`", '"Mb"', '"Kb"', '"10 kb/s"'])("has no unit that is written as %s", (said) =>
    expect(oldUnits.test(said)).toBe(true),
  );

  it.each(["a.toFixed(2)", "count.toLocaleString()", "new Intl.NumberFormat()", "day.toLocaleDateString(locale())"])(
    "is found out when it is written by %s",
    (code) => expect(faultsIn(`const words = ${code};`)).toHaveLength(1),
  );
});

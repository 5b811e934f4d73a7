import { isPlainObject } from "../../src/model/Json.ts";

const areas = import.meta.glob<Record<string, unknown>>("../../src/texts/en/*.ts", { eager: true });

/**
 * All that the console says, in English, by key. Whoever imports it puts a table in the place of the function that a page
 * has of its texts: `vi.mock(".../textsOf.ts", () => ({ textsOf: (table: object) => table }))`.
 */
export const englishTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(areas).flatMap((area) => Object.values(area).filter(isTable).flatMap(Object.entries)),
);

function isTable(value: unknown): value is Record<string, string> {
  return isPlainObject(value);
}

import { expect, it, vi } from "vitest";

/** Keys of the words that somebody asked for. */
const taken: string[] = [];

function take(key: string): string {
  taken.push(key);
  return key;
}

vi.mock("../../src/texts/text.ts", () => ({ text: take, textIn: (_: string, key: string) => take(key), fill: take }));
vi.mock("../../src/texts/textsOf.ts", () => ({ textsOf: () => take }));

const modules = {
  ...import.meta.glob([
    "../../src/{model,stores,pages,forms,components,context}/**/*.{ts,tsx}",
    "../../src/{mediaConsole,plainConsole,App,services}.{ts,tsx}",
    "!../../src/model/**/*.worker.ts",
  ]),
  ...import.meta.glob("../../overrides/**/*.{ts,tsx}"),
};

it("no module takes words while it is loaded: they would stay in the language of that moment", async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(500);
  for (const load of Object.values(modules)) await load();
  expect(taken).toEqual([]);
}, 120_000);

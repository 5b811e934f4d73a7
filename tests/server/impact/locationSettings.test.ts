import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readProduct } from "../../../generator/generate.ts";
import { announcedAndDone } from "./support/announced.ts";
import { differences, didWords, saidWords } from "./support/impactTable.ts";
import { ImpactBench } from "./support/ImpactBench.ts";
import { locationCases, locationOfCase } from "./support/settingCases.ts";

const root = join(import.meta.dirname, "..", "..", "..");

describe("what a save interrupts", () => {
  it("is announced as the engine does it, for every setting of a location", { timeout: 60_000 }, async () => {
    const { product } = await readProduct(root);
    const schema = product.schemas.find(({ name }) => name === "location")?.schema ?? {};
    const cases = locationCases(schema).map((one, index) => ({ ...one, prefix: `l${index}`, name: `l${index}/live` }));
    const configOf = (version: "before" | "after", folder: string, backend: string) => ({
      lives: Object.fromEntries(cases.map((one) => [one.prefix, locationOfCase(one[version], one.prefix, backend)])),
      dvrs: { one: { name: "one", root: join(folder, "one") }, two: { name: "two", root: join(folder, "two") } },
    });
    let after = {};
    const bench = await ImpactBench.open((folder, backend) => {
      after = configOf("after", folder, backend);
      return configOf("before", folder, backend);
    });
    await bench.watch(
      () => "hls",
      cases.map(({ name }) => name),
    );
    const { announced, observed } = await announcedAndDone(bench, after);
    const rows = cases.map(({ name, pattern, how }) => {
      const [said, did] = [announced.get(name), observed.get(name)];
      return { pattern, how, said: saidWords(said), did: didWords(did), wrong: differences(said, did) };
    });
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });
});

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readProduct } from "../../../generator/generate.ts";
import { announcedAndDone } from "./support/announced.ts";
import { differences, didWords, saidWords, tableOf } from "./support/impactTable.ts";
import { ImpactBench } from "./support/ImpactBench.ts";
import { settingCases, streamOfCase } from "./support/settingCases.ts";

const root = join(import.meta.dirname, "..", "..", "..");

describe("what a save interrupts", () => {
  it("is announced as the engine does it, for every setting of a stream", { timeout: 60_000 }, async () => {
    const { product } = await readProduct(root);
    const schema = product.schemas.find(({ name }) => name === "stream")?.schema ?? {};
    const cases = settingCases(schema).map((one, index) => ({ ...one, name: `s${index}` }));
    const protos = new Map(cases.map(({ name, proto }) => [name, proto]));
    const configOf = (version: "before" | "after", folder: string, backend: string) => ({
      streams: Object.fromEntries(cases.map((one) => [one.name, streamOfCase(one[version], one.name, backend)])),
      dvrs: { one: { name: "one", root: join(folder, "one") }, two: { name: "two", root: join(folder, "two") } },
      ad_schedules: { one: { name: "one" }, two: { name: "two" } },
      vods: { films: { prefix: "films", urls: [{ url: join(folder, "films") }] } },
    });
    let after = {};
    const bench = await ImpactBench.open((folder, backend) => {
      after = configOf("after", folder, backend);
      return configOf("before", folder, backend);
    });
    await bench.watch((name) => protos.get(name) ?? "hls");
    const { announced, observed } = await announcedAndDone(bench, after);
    const rows = cases.map(({ name, pattern, how, on }) => {
      const [said, did] = [announced.get(name), observed.get(name)];
      const isAsked = (said?.asks.size ?? 0) > 0;
      return { pattern, how, on, said: saidWords(said), did: didWords(did), isAsked, wrong: differences(said, did) };
    });
    expect(rows.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    // Who is always told that somebody may be cut off believes it no more.
    const empty = rows.filter(({ isAsked, pattern }) => isAsked && !isTrueOnce(pattern, rows));
    expect(empty.map(({ pattern }) => pattern)).toEqual([]);
    await expect(tableOf(rows)).toMatchFileSnapshot(join(root, "docs", "impact.md"));
  });
});

function isTrueOnce(pattern: string, rows: readonly { readonly pattern: string; readonly did: string }[]): boolean {
  return rows.some((row) => row.pattern === pattern && row.did !== didWords(undefined));
}

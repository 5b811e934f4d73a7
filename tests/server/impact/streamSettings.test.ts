import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readProduct } from "../../../generator/generate.ts";
import type { SessionKind } from "../../../src/generated/contracts/EntityImpacts.ts";
import { entities } from "../../../src/generated/entities.ts";
import { impacts } from "../../../src/generated/impacts.ts";
import { impactNow, type StreamImpact } from "../../../src/model/impact/Impact.ts";
import { planImpact } from "../../../src/model/impact/ImpactPlan.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { toJson } from "../../../server/media/reportPatches.ts";
import { ImpactBench, type Observed } from "./support/ImpactBench.ts";
import { settingCases, streamOfCase } from "./support/settingCases.ts";

const root = join(import.meta.dirname, "..", "..", "..");

describe("what a save interrupts", () => {
  it("is announced as the engine does it, for every setting of a stream", async () => {
    const { product } = await readProduct(root);
    const schema = product.schemas.find(({ name }) => name === "stream")?.schema ?? {};
    const cases = settingCases(schema).map((one, index) => ({ ...one, name: `s${index}` }));
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
    const protoOf = new Map(cases.map(({ name, proto }) => [name, proto]));
    await bench.watch((name) => protoOf.get(name) ?? "hls");
    const tree = bench.tree();
    const patch = createMergePatch(toJson(bench.config), toJson(after));
    const plan = planImpact(patch, [], { tree, entities, impacts });
    const announced = new Map(impactNow(plan, tree, entities).streams.map((one) => [one.name, one]));
    const observed = await bench.save(after);
    await bench.stop();
    for (const { name, pattern, how, on } of cases) {
      const said = announced.get(name);
      const did = observed.get(name);
      if (!did) continue;
      const bad = differences(said, did);
      console.log(
        bad.length ? "DIFF" : "ok  ",
        pattern,
        on,
        how.slice(0, 90),
        "| said",
        said
          ? [said.restarts ? "restarts" : "", [...said.ends].join("+"), "?" + [...said.asks].join("+")].join(" ")
          : "-",
        "| did",
        Object.entries(did)
          .filter(([, v]) => v)
          .map(([k]) => k)
          .join("+"),
        "|",
        bad.join(" "),
      );
    }
  }, 120_000);
});

function differences(said: StreamImpact | undefined, did: Observed): readonly string[] {
  const ends = (kind: SessionKind) => said?.ends.has(kind) === true;
  const asks = (kind: SessionKind) => said?.asks.has(kind) === true;
  const isCut = did.viewers || did.publishers;
  return [
    ...(["viewers", "publishers", "pushes"] as const).flatMap((kind) => {
      if (did[kind] && !ends(kind) && !asks(kind)) return [`unannounced ${kind}`];
      return ends(kind) && !did[kind] ? [`false alarm ${kind}`] : [];
    }),
    ...(did.restarts && said?.restarts !== true && !isCut ? ["unannounced restart"] : []),
    ...(said?.restarts === true && !did.restarts ? ["false alarm restart"] : []),
  ];
}

import { toJson } from "../../../../server/media/reportPatches.ts";
import { entities } from "../../../../src/generated/entities.ts";
import { impacts } from "../../../../src/generated/impacts.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Rename } from "../../../../src/model/entity/entityPlace.ts";
import { impactNow, type StreamImpact } from "../../../../src/model/impact/Impact.ts";
import { planImpact } from "../../../../src/model/impact/ImpactPlan.ts";
import { createMergePatch } from "../../../../src/model/merge/mergePatch.ts";
import type { ImpactBench, Observed } from "./ImpactBench.ts";

interface Held {
  /** By the name of the stream: what a console says before the save, and what the engine does. */
  readonly announced: ReadonlyMap<string, StreamImpact>;
  readonly observed: ReadonlyMap<string, Observed>;
}

/** Saves another config on a bench that is watched, and ends it. */
export async function announcedAndDone(
  bench: ImpactBench,
  after: Server,
  renames: readonly Rename[] = [],
  settleMs?: number,
): Promise<Held> {
  const tree = bench.tree();
  const patch = createMergePatch(toJson(bench.config), toJson(after));
  const plan = planImpact(patch, renames, { tree, entities, impacts });
  const announced = new Map(impactNow(plan, tree, entities).streams.map((one) => [one.name, one]));
  const observed = await bench.save(after, renames, settleMs);
  await bench.stop();
  return { announced, observed };
}

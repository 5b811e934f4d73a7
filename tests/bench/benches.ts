import type { Figure } from "./Figure.ts";

/** A bench by the name it is asked for with `--only`, loaded only then. */
export interface Bench {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
}

/** All benches, in the order they run. */
export const benches: readonly Bench[] = [
  { name: "conf", run: async () => [await (await import("./confParse.ts")).confParseBench()].flat() },
  { name: "generator", run: async () => (await import("./generatorTime.ts")).generatorTimeBench() },
  { name: "script", run: async () => (await import("./scriptSize.ts")).scriptSizeBench() },
  { name: "streams", run: async () => (await import("./streamList.ts")).streamListBench() },
  { name: "store", run: async () => [...(await (await import("./storeDelta.ts")).storeDeltaBench())] },
  { name: "form", run: async () => [await (await import("./formKeyPress.ts")).formBench()].flat() },
];

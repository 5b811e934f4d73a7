import type { Engine } from "./Engine.ts";
import { SimulatedEngine } from "./SimulatedEngine.ts";
import type { SimulationOptions } from "./simulated/SimulationOptions.ts";

/** An engine that needs no media: a seed and the same calls at the same times always give the same figures. */
export function createSimulatedEngine(options: Partial<SimulationOptions> = {}): Engine {
  return new SimulatedEngine({
    now: Date.now,
    seed: 1,
    tickMs: 1000,
    changeShare: 1,
    isChassis: false,
    version: "0.1.0",
    build: "1",
    ...options,
  });
}

import type { TranscoderDevice } from "../../src/generated/types/TranscoderDevice.ts";
import type { Random } from "./seededRandom.ts";

const GIB = 1024 ** 3;

/** The processor and one graphics card, whose load wavers. */
export function transcoderDevices(random: Random): TranscoderDevice[] {
  const utilization = random.whole(15, 60);
  return [
    { id: "cpu", type: "cpu", title: "CPU" },
    {
      id: "0",
      type: "nvenc",
      title: "Nvidia T4 (simulated)",
      memory: { total: 16 * GIB, used: random.whole(2, 5) * GIB },
      gpu: {
        utilization,
        encoder: Math.round(utilization * 0.8),
        decoder: Math.round(utilization * 0.4),
        temperature: 48 + Math.round(utilization / 4),
        power: 25 + utilization,
      },
    },
  ];
}

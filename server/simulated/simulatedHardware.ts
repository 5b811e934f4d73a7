import type { Coder } from "../../src/generated/types/Coder.ts";
import type { TranscoderDevice } from "../../src/generated/types/TranscoderDevice.ts";
import { Random } from "./seededRandom.ts";

const BOOT_MS = 30_000;
const STAGES = 9;

/** The coder modules of a chassis: most work, one is off, one is missing, and one that is restarted boots in stages. */
export class CoderRack {
  private readonly bootedMs: Map<string, number>;
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly now: () => number,
  ) {
    this.random = new Random(seed);
    const beganMs = now();
    this.bootedMs = new Map(
      ["c1", "c2", "c3", "c4", "c5", "c6"].map((id, index) => [
        id,
        index === 4 ? beganMs : beganMs - this.random.whole(1e6, 1e9),
      ]),
    );
  }

  restart(id: string): void {
    if (this.bootedMs.has(id)) this.bootedMs.set(id, this.now());
  }

  coders(): Coder[] {
    const nowMs = this.now();
    const present = [...this.bootedMs].map(([id, bootedMs]) => this.coder(id, nowMs - bootedMs));
    return [...present, { id: "c7", status: "offline", progress: 0 }, { id: "c8", status: "unknown" }];
  }

  private coder(id: string, sinceMs: number): Coder {
    const stage = Math.floor((sinceMs / BOOT_MS) * (STAGES + 1));
    if (stage <= STAGES) return { id, status: "booting", stage, progress: 10 + (90 * stage) / STAGES };
    if (sinceMs < BOOT_MS + 5_000) return { id, status: "starting", stage: STAGES, progress: 100 };
    const load = this.random.whole(20, 80);
    return {
      id,
      status: "working",
      stage: STAGES,
      progress: 100,
      power: 20 + Math.round(load / 5),
      temperature: 40 + Math.round(load / 4),
      load,
      streams: Math.round(load / 8),
      uptime: Math.floor((sinceMs - BOOT_MS) / 1000),
    };
  }
}

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

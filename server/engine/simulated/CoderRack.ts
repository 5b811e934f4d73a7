import type { Coder } from "../../../src/generated/types/Coder.ts";
import { Random } from "./Random.ts";

type Working = {
  readonly uptimeMs: number;
  readonly power: number;
  readonly temperature: number;
  readonly load: number;
  readonly streams: number;
};

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
    const { power, temperature, load, streams, uptimeMs } = this.working(sinceMs - BOOT_MS);
    return {
      id,
      status: "working",
      stage: STAGES,
      progress: 100,
      power,
      temperature,
      load,
      streams,
      uptime: Math.floor(uptimeMs / 1000),
    };
  }

  private working(uptimeMs: number): Working {
    const load = this.random.whole(20, 80);
    return {
      uptimeMs,
      load,
      power: 20 + Math.round(load / 5),
      temperature: 40 + Math.round(load / 4),
      streams: Math.round(load / 8),
    };
  }
}

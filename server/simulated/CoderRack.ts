import type { Coder } from "../../src/generated/types/Coder.ts";
import { bootProgress, hottestDegrees, lastStage } from "../../src/model/chassis/coderStates.ts";
import type { CoderModules } from "../engine/Engine.ts";
import { ServerError } from "../ServerError.ts";
import { hashText } from "./seededRandom.ts";

const BOOT_MS = 30_000;
const START_MS = 5000;
const MINUTE_MS = 60_000;

/** A module in its slot. */
interface Slot {
  readonly id: string;
  /** How the module is when the server starts; `absent` never answers. */
  readonly begins: "working" | "booting" | "off" | "absent";
  /** What a broken fan does to it; none for the others. */
  readonly degreesAMinute: number;
}

const slot = (id: string, begins: Slot["begins"], degreesAMinute = 0): Slot => ({ id, begins, degreesAMinute });

/** Most work, one of them grows hot, one boots, one is off, and one slot is empty. */
const slots: readonly Slot[] = [
  ...["c1", "c2", "c3", "c4"].map((id) => slot(id, "working")),
  slot("c5", "booting"),
  slot("c6", "working", 4),
  slot("c7", "off"),
  slot("c8", "absent"),
];

/**
 * The simulated coder modules of a chassis: they boot in stages, work, and turn off when they grow too hot, until they are
 * restarted. All of it follows from the seed, the clock and the restarts.
 */
export class CoderRack implements CoderModules {
  /** When each module began to boot, epoch milliseconds; one that is off has not. */
  private readonly bootedMs = new Map<string, number>();

  constructor(
    private readonly seed: number,
    private readonly now: () => number,
  ) {
    const nowMs = now();
    for (const { id, begins, degreesAMinute } of slots) {
      // What heats up has just begun, so that it can be watched.
      const earlierMs = degreesAMinute > 0 ? BOOT_MS + START_MS : 1e6 + (hashText(id, seed) % 1e9);
      if (begins === "working") this.bootedMs.set(id, nowMs - earlierMs);
      if (begins === "booting") this.bootedMs.set(id, nowMs);
    }
  }

  coders(): readonly Coder[] {
    const nowMs = this.now();
    return slots.map((one) => this.coder(one, nowMs));
  }

  restart(id: string): void {
    const found = slots.find((one) => one.id === id);
    if (!found) throw new ServerError("not_found", `This chassis has no coder ${id}.`);
    if (found.begins === "absent") {
      throw new ServerError(
        "conflict",
        `The coder ${id} does not answer, so it cannot be restarted. See whether it sits in its slot.`,
      );
    }
    this.bootedMs.set(id, this.now());
  }

  private coder(of: Slot, nowMs: number): Coder {
    const { id, begins } = of;
    if (begins === "absent") return { id, status: "unknown" };
    const bootedMs = this.bootedMs.get(id);
    if (bootedMs === undefined) return { id, status: "offline", progress: 0 };
    // A clock that is set back does not make a module younger than new.
    const sinceMs = Math.max(0, nowMs - bootedMs);
    const stage = Math.floor((sinceMs / BOOT_MS) * (lastStage + 1));
    if (stage <= lastStage) return { id, status: "booting", stage, progress: bootProgress(stage) };
    if (sinceMs < BOOT_MS + START_MS) return { id, status: "starting", stage: lastStage, progress: 100 };
    return this.atWork(of, sinceMs - BOOT_MS, nowMs);
  }

  private atWork({ id, degreesAMinute }: Slot, workingMs: number, nowMs: number): Coder {
    const heating = degreesAMinute * (workingMs / MINUTE_MS);
    const load = this.load(id, nowMs);
    // Only the heating counts against the limit: a module that has turned off must not come back with its load.
    if (idleDegrees + heating >= hottestDegrees) return { id, status: "offline", progress: 0 };
    return {
      id,
      status: "working",
      stage: lastStage,
      progress: 100,
      power: 20 + Math.round(load / 5),
      temperature: Math.min(hottestDegrees - 1, Math.round(idleDegrees + heating + load / 8)),
      load,
      streams: Math.round(load / 8),
      uptime: Math.floor(workingMs / 1000),
    };
  }

  /** Wavers over minutes, each module in its own way. */
  private load(id: string, nowMs: number): number {
    const own = hashText(id, this.seed);
    const usual = 30 + (own % 45);
    const wave = Math.sin((2 * Math.PI * nowMs) / (MINUTE_MS * (2 + (own % 5))) + own);
    return Math.round(usual + 15 * wave);
  }
}

const idleDegrees = 45;

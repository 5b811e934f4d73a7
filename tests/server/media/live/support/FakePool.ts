import type { ProcessPlan, ProcessPool } from "../../../../../server/media/ffmpeg/ProcessPool.ts";
import { FakeRun, type FakeSource } from "./FakeRun.ts";

/** Processes without ffmpeg: how each source behaves is set by its address. */
export class FakePool implements ProcessPool {
  readonly sources = new Map<string, FakeSource>();
  readonly runs: FakeRun[] = [];

  constructor(
    private readonly media: Buffer,
    private readonly mediaMs: number,
  ) {}

  start(plan: ProcessPlan): FakeRun {
    const source = [...this.sources].find(([address]) => plan.args.includes(address))?.[1] ?? {};
    const run = new FakeRun(plan, source, this.media, this.mediaMs);
    this.runs.push(run);
    return run;
  }

  async stop(): Promise<void> {
    for (const run of this.runs) run.kill();
  }

  /** Those that run now. */
  get running(): readonly FakeRun[] {
    return this.runs.filter(({ isRunning }) => isRunning);
  }

  /** The one of an address that runs now. */
  of(address: string): FakeRun {
    const run = this.running.find(({ plan }) => plan.args.includes(address));
    if (!run) throw new Error(`No process runs for ${address}.`);
    return run;
  }

  /** How often one was started for an address. */
  countOf(address: string): number {
    return this.runs.filter(({ plan }) => plan.args.includes(address)).length;
  }
}

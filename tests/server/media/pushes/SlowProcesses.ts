import { PassThrough, Writable } from "node:stream";
import type { ProcessPlan, ProcessPool, ProcessRun } from "../../../../server/media/ffmpeg/ProcessPool.ts";
import { ServerError } from "../../../../server/ServerError.ts";

/** A process whose other side takes nothing until a test lets it. */
export class SlowProcess implements ProcessRun {
  readonly outputs = [new PassThrough()];
  readonly errorLines: string[] = [];
  readonly progress = {};
  readonly taken: Buffer[] = [];
  readonly stdin: Writable;
  isSlow = false;
  isKilled = false;
  isClosed = false;
  end: (code: number | null) => void = () => undefined;
  readonly ended = new Promise<number | null>((resolve) => {
    this.end = resolve;
  });
  #waiting: (() => void)[] = [];

  constructor(readonly plan: ProcessPlan) {
    this.stdin = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.taken.push(chunk);
        if (this.isSlow) this.#waiting.push(done);
        else done();
      },
      final: (done) => {
        this.isClosed = true;
        done();
      },
    });
  }

  get takenBytes(): number {
    return this.taken.reduce((sum, { length }) => sum + length, 0);
  }

  /** Takes all that waits. */
  catchUp(): void {
    this.isSlow = false;
    for (const done of this.#waiting.splice(0)) done();
  }

  kill(): void {
    this.isKilled = true;
    this.end(null);
  }
}

/** A pool of them. */
export class SlowProcesses implements ProcessPool {
  readonly started: SlowProcess[] = [];
  isFull = false;

  start(plan: ProcessPlan): ProcessRun {
    if (this.isFull) throw new ServerError("unavailable", "500 media processes run already.");
    const process = new SlowProcess(plan);
    this.started.push(process);
    return process;
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}

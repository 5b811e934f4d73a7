import { type ChildProcess, spawn } from "node:child_process";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "./Ffmpeg.ts";
import { FfmpegRun } from "./FfmpegRun.ts";
import type { ProcessPlan, ProcessPool, ProcessRun } from "./ProcessPool.ts";
import { OrphanKiller } from "./OrphanKiller.ts";
import { lowerPriority } from "./lowerPriority.ts";

type Sort = "long" | Exclude<ProcessPlan["kind"], "stream" | "push">;

/** Of streams and pushes together, and of others beside them: advertising of many streams leaves room for streams. */
const MOST: Readonly<Record<Sort, number>> = { long: 500, advert: 100, conversion: 2, short: 16 };
const commonStart = ["-hide_banner", "-loglevel", "warning", "-nostats", "-progress", "pipe:3"];

/** Runs ffmpeg without a shell; none outlives the server, however that ends. */
export class FfmpegPool implements ProcessPool {
  readonly #runs = new Map<FfmpegRun, Sort>();
  readonly #orphanKiller = new OrphanKiller();
  readonly #most: Readonly<Record<Sort, number>>;
  #isStopped = false;

  constructor(
    private readonly ffmpeg: Ffmpeg,
    most: Readonly<Partial<Record<Sort, number>>> = {},
  ) {
    this.#most = { ...MOST, ...most };
  }

  start(plan: ProcessPlan): ProcessRun {
    const sort = plan.kind === "stream" || plan.kind === "push" ? "long" : plan.kind;
    const running = [...this.#runs.values()].filter((other) => other === sort).length;
    if (this.#isStopped) throw new ServerError("unavailable", "The server is stopping.");
    if (running >= this.#most[sort]) {
      throw new ServerError("unavailable", `${running} media processes run already, which is the most at one time.`);
    }
    const child = this.#spawn(plan);
    const run = new FfmpegRun(child, 1 + (plan.extraOutputs ?? 0));
    this.#runs.set(run, sort);
    void run.ended.then(() => this.#runs.delete(run));
    if (child.pid !== undefined) this.#tend(child.pid, run);
    return run;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const runs = [...this.#runs.keys()];
    for (const run of runs) run.kill();
    await Promise.all(runs.map((run) => run.ended));
    this.#orphanKiller.end();
  }

  #tend(pid: number, { ended }: FfmpegRun): void {
    lowerPriority(pid);
    this.#orphanKiller.keep(pid);
    void ended.then(() => this.#orphanKiller.release(pid));
  }

  #spawn({ args, extraOutputs = 0 }: ProcessPlan): ChildProcess {
    const stdio = Array.from({ length: 4 + extraOutputs }, () => "pipe" as const);
    // Without it ffmpeg takes what comes on its input for key presses.
    const quiet = args.includes("pipe:0") ? [] : ["-nostdin"];
    return spawn(this.ffmpeg.path, [...commonStart, ...quiet, ...args], {
      stdio,
      shell: false,
      env: plainEnvironment(),
    });
  }
}

/** Nothing of the server's own environment that could change how ffmpeg works, or tell it a secret. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, LD_LIBRARY_PATH, SystemRoot, TMPDIR } = process.env;
  return { PATH, HOME, LANG, LD_LIBRARY_PATH, SystemRoot, TMPDIR };
}

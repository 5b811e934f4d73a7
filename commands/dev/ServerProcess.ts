import type { ChildProcess } from "node:child_process";

/** Several builds may end one upon the other. */
const restMs = 30;
/** The next process is prepared when the server and the pages have had the processor. */
const prepareAfterMs = 3000;

/**
 * Our server during development, started anew when its code has changed, also for what changes while it stops or starts.
 * The process of the next start stands by.
 */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #standby: ChildProcess | undefined;
  #ending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #prepareTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /**
   * @param prepare begins a process that waits
   * @param begin makes it the server
   */
  constructor(
    private readonly prepare: () => ChildProcess,
    private readonly begin: (child: ChildProcess) => void,
  ) {
    this.#standby = prepare();
  }

  /** Its code is new: starts it, after the one before has ended. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#restart(), restMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#prepareTimer);
    this.#standby?.kill("SIGTERM");
    await this.#end();
  }

  async #restart(): Promise<void> {
    const isAnew = this.#child !== undefined;
    await this.#end();
    if (this.#isStopped || this.#child !== undefined) return;
    if (isAnew) console.log("The server's code has changed: it starts anew.");
    const child = this.#standby ?? this.prepare();
    this.#standby = undefined;
    this.#run(child);
    clearTimeout(this.#prepareTimer);
    this.#prepareTimer = setTimeout(() => (this.#standby = this.prepare()), prepareAfterMs);
  }

  #run(child: ChildProcess): void {
    this.#child = child;
    child.once("exit", (code) => {
      if (this.#child === child) this.#child = undefined;
      if (code !== 0 && code !== null) console.error("The server has ended. It starts again when its code changes.");
    });
    this.begin(child);
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    // Told once: a second signal would end it in the middle of its stop.
    this.#ending ??= new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
    await this.#ending;
    this.#ending = undefined;
  }
}

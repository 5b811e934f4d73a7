import type { ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";

/** All that the server is made of; the schemas come as what the generator writes. */
const sources = ["server", "src/model", "src/generated"];
/** The generator writes several files for one edit. */
const restMs = 150;

/**
 * Our server during development, started anew when its code changes, also for what changes while it stops or starts:
 * under `node --watch` it stayed down after several edits in a row.
 */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #ending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  readonly #watchers;

  constructor(
    root: string,
    private readonly start: () => ChildProcess,
  ) {
    this.#watchers = sources.map((folder) => watch(join(root, folder), { recursive: true }, () => this.#restartSoon()));
    this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    await this.#end();
  }

  #restartSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#restart(), restMs);
  }

  async #restart(): Promise<void> {
    await this.#end();
    if (this.#isStopped || this.#child !== undefined) return;
    console.log("The server's code has changed: it starts anew.");
    this.#run();
  }

  #run(): void {
    const child = this.start();
    this.#child = child;
    child.once("exit", (code) => {
      if (this.#child === child) this.#child = undefined;
      if (code !== 0 && code !== null) console.error("The server has ended. It starts again when its code changes.");
    });
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

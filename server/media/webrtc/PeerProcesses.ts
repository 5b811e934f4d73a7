import { type ChildProcess, fork } from "node:child_process";
import { lowerPriority } from "../ffmpeg/lowerPriority.ts";
import { PeerProcess } from "./PeerProcess.ts";

const IDLE_MS = 30_000;

/** The process for WebRTC while it is needed: started with the first connection, anew after a crash, ended after the last. */
export class PeerProcesses {
  #current: Promise<PeerProcess | undefined> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly startChild: () => ChildProcess,
    private readonly onCrash: (streamName: string, words: string) => void,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** @returns undefined where the WebRTC library is missing; @throws ServerError when the process cannot be started */
  current(): Promise<PeerProcess | undefined> {
    this.#restLater();
    if (this.#current !== undefined) return this.#current;
    const starting = PeerProcess.start(this.startChild, { onCrash: this.onCrash, onUnused: () => this.#restLater() });
    const forget = (): void => {
      if (this.#current === starting) this.#current = undefined;
    };
    starting.then((process) => process?.ended.onEnd(forget), forget);
    this.#current = starting;
    return starting;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const process = await this.#current?.catch(() => undefined);
    await process?.stop();
  }

  #restLater(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#rest(), this.idleMs).unref();
  }

  async #rest(): Promise<void> {
    const process = await this.#current?.catch(() => undefined);
    if (process?.isUsed === false) await process.stop();
  }
}

/** Starts the process for WebRTC: a file beside this one's bundle once built, and one of the sources before. */
export function forkPeerProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith(".ts");
  const entry = new URL(isSource ? "./peers/peersProcess.ts" : "./peersProcess.js", import.meta.url);
  // Nothing else of the server's environment: it may hold secrets, and this process reads what strangers send.
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR } = process.env;
  const child = fork(entry, {
    execArgv: isSource ? ["--import", "tsx"] : [],
    env: { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  lowerPriority(child.pid, "relays");
  return child;
}

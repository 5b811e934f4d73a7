import { tsPackets } from "./tsPackets.ts";

/** Counts the places where packets of a stream are missing: each PID counts its own packets from 0 to 15. */
export class ContinuityCheck {
  errors = 0;
  readonly #last = new Map<number, number>();

  /** A packet with payload. A repeated packet is allowed. */
  see(pid: number, counter: number): void {
    if (pid === tsPackets.nullPid) return;
    const last = this.#last.get(pid);
    if (last !== undefined && counter !== last && counter !== ((last + 1) & 0x0f)) this.errors++;
    this.#last.set(pid, counter);
  }

  clear(): void {
    this.#last.clear();
  }
}

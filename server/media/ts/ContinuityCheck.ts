import { tsPackets } from "./tsPackets.ts";

/** Counts the places where packets of a stream are missing: each PID counts its own packets from 0 to 15. */
export class ContinuityCheck {
  errors = 0;
  readonly #last = new Map<number, number>();

  /** A packet with payload. A repeated packet is allowed, and one that says of itself that it begins anew. */
  see(pid: number, counter: number, beginsAnew: boolean): void {
    if (pid === tsPackets.nullPid) return;
    const last = beginsAnew ? undefined : this.#last.get(pid);
    if (last !== undefined && counter !== last && counter !== ((last + 1) & 0x0f)) this.errors++;
    this.#last.set(pid, counter);
  }

  clear(): void {
    this.#last.clear();
  }
}

import { createAtom } from "mobx";

/** The time of day for what counts seconds on the screen; ticks only while somebody looks. */
export class ClockStore {
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly atom = createAtom(
    "clock",
    () => {
      this.timer = setInterval(() => this.atom.reportChanged(), 1000);
    },
    () => clearInterval(this.timer),
  );

  /** @param aheadMs how far the server's clock is ahead of this machine's, as far as it told */
  constructor(private readonly aheadMs: () => number) {}

  /** Epoch milliseconds; whoever reads it inside an observer is drawn anew each second. */
  readMs(): number {
    this.atom.reportObserved();
    return Date.now();
  }

  /** The same by the server's clock: for "3 min. ago" of what it has put down. */
  readServerMs(): number {
    return this.readMs() + this.aheadMs();
  }
}

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

  /** Epoch milliseconds; whoever reads it inside an observer is drawn anew each second. */
  readMs(): number {
    this.atom.reportObserved();
    return Date.now();
  }
}

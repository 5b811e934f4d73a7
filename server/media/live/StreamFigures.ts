import { ByteRate, ErrorRate } from "../bus/rates.ts";
import type { Viewers } from "../viewers/Viewer.ts";

/** Data that stays away this long makes players wait. */
const STALL_MS = 5000;

/** What is counted of a stream since it was started. */
export class StreamFigures {
  startedAtMs: number | undefined;
  bytesIn = 0;
  bufferings = 0;
  lastAccessAtMs: number | undefined;
  readonly errors = new ErrorRate();
  readonly #in = new ByteRate();
  readonly #out = new ByteRate();
  #sentBefore = 0;
  #sent = 0;
  #isStalled = false;

  constructor(
    private name: string,
    private readonly viewers: () => Viewers,
  ) {}

  get bytesOut(): number {
    return this.#sent - this.#sentBefore;
  }

  get inKbit(): number {
    return this.#in.kbit;
  }

  get outKbit(): number {
    return this.#out.kbit;
  }

  begin(nowMs: number): void {
    this.startedAtMs = nowMs;
    this.#sentBefore = this.viewers().bytesOf(this.name);
    this.#sent = this.#sentBefore;
    this.bytesIn = 0;
    this.bufferings = 0;
    this.#in.forget();
    this.errors.forget();
  }

  /** What viewers were sent counts under this name now. */
  rename(name: string): void {
    this.name = name;
  }

  end(): void {
    this.startedAtMs = undefined;
    this.#in.forget();
    this.errors.forget();
  }

  /** Each second. @param lastDataMs when media came last @param continuityErrors so far, of all its inputs */
  sample(nowMs: number, lastDataMs: number, continuityErrors: number): void {
    const viewers = this.viewers();
    const sent = viewers.bytesOf(this.name);
    const isWatched = viewers.countOf(this.name) > 0;
    if (isWatched || sent > this.#sent) this.lastAccessAtMs = nowMs;
    this.#sent = sent;
    this.#out.sample(sent, nowMs);
    if (this.startedAtMs === undefined) return;
    this.#in.sample(this.bytesIn, nowMs);
    this.errors.sample(continuityErrors, nowMs);
    const isStalled = nowMs - Math.max(lastDataMs, this.startedAtMs) >= STALL_MS;
    if (isStalled && !this.#isStalled && isWatched) this.bufferings += 1;
    this.#isStalled = isStalled;
  }
}

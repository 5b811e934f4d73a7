const SPAN_MS = 10_000;
const STEP_MS = 500;

interface Mark {
  readonly at: number;
  readonly bytes: number;
  readonly byPid: ReadonlyMap<number, number>;
}

/** Bits per second over the last 10 s: a source that comes in bursts reads 0 by the second. */
export class RateWindow {
  #marks: Mark[] = [];
  #bytes = 0;
  #byPid: ReadonlyMap<number, number> = new Map();

  constructor(private readonly now: () => number) {}

  /** @param byPid sums since the source began; a new source begins at 0 */
  add(bytes: number, byPid: ReadonlyMap<number, number>): void {
    const at = this.now();
    const last = this.#marks.at(-1);
    if (!last) this.#marks.push({ at, bytes: this.#bytes, byPid: this.#byPid });
    this.#bytes += bytes;
    this.#byPid = byPid;
    if (last && at - last.at >= STEP_MS) this.#marks.push({ at, bytes: this.#bytes, byPid: new Map(byPid) });
    this.#forget(at);
  }

  get bitsPerSecond(): number {
    const first = this.#first();
    return first ? rate(this.#bytes - first.bytes, this.now() - first.at) : 0;
  }

  bitsPerSecondOf(pid: number): number {
    const first = this.#first();
    if (!first) return 0;
    const now = this.#byPid.get(pid) ?? 0;
    const before = first.byPid.get(pid) ?? 0;
    return rate(now >= before ? now - before : now, this.now() - first.at);
  }

  #first(): Mark | undefined {
    this.#forget(this.now());
    return this.#marks[0];
  }

  #forget(at: number): void {
    const from = this.#marks.findIndex((mark) => mark.at >= at - SPAN_MS);
    if (from > 0) this.#marks.splice(0, from);
    else if (from < 0) this.#marks = [];
  }
}

function rate(bytes: number, ms: number): number {
  return ms < STEP_MS ? 0 : Math.round((bytes * 8000) / ms);
}

/** Long enough for sources that come in bursts, which read 0 by the second. */
const WINDOW_MS = 10_000;
const STEP_MS = 500;

interface Mark<T> {
  readonly atMs: number;
  readonly value: T;
}

/** Sums since the source began. */
interface Sums {
  readonly bytes: number;
  readonly byPid: ReadonlyMap<number, number>;
}

/** Kilobits per second over the last 10 s, of a sum that is sampled each second. */
export class ByteRate {
  readonly #sums = new SlidingWindow<number>();

  sample(bytes: number, atMs: number): void {
    // A smaller sum is another one.
    if (bytes < (this.#sums.latest?.value ?? 0)) this.#sums.clear();
    this.#sums.add(atMs, bytes);
  }

  forget(): void {
    this.#sums.clear();
  }

  get spanMs(): number {
    return (this.#sums.latest?.atMs ?? 0) - (this.#sums.oldest?.atMs ?? 0);
  }

  get kbit(): number {
    const grown = (this.#sums.latest?.value ?? 0) - (this.#sums.oldest?.value ?? 0);
    return this.spanMs === 0 ? 0 : Math.round((grown * 8) / this.spanMs);
  }
}

/** Lost packets per second over the last 10 s, of a sum that may begin anew with another input. */
export class ErrorRate {
  #last = 0;
  /** How many were lost since the sample before; the one of ten seconds ago is over. */
  readonly #counts = new SlidingWindow<number>(WINDOW_MS - 1);

  sample(sum: number, atMs: number): void {
    this.#counts.add(atMs, sum >= this.#last ? sum - this.#last : sum);
    this.#last = sum;
  }

  forget(): void {
    this.#counts.clear();
  }

  /** Undefined when none was lost. */
  get perSecond(): number | undefined {
    const lost = this.#counts.values.reduce((all, count) => all + count, 0);
    return lost === 0 ? undefined : Math.round((lost * 100_000) / WINDOW_MS) / 100;
  }
}

/** Bits per second over the last 10 s, of all and of each PID. */
export class RateWindow {
  readonly #window = new SlidingWindow<Sums>();
  #sums: Sums = { bytes: 0, byPid: new Map() };

  constructor(private readonly now: () => number) {}

  /** @param byPid sums since the source began; a new source begins at 0 */
  add(bytes: number, byPid: ReadonlyMap<number, number>): void {
    const at = this.now();
    const { latest } = this.#window;
    if (!latest) this.#window.add(at, this.#sums);
    this.#sums = { bytes: this.#sums.bytes + bytes, byPid };
    if (latest && at - latest.atMs >= STEP_MS) this.#window.add(at, { ...this.#sums, byPid: new Map(byPid) });
    this.#window.forgetOld(at);
  }

  get bitsPerSecond(): number {
    return this.#rate(({ bytes }) => bytes);
  }

  bitsPerSecondOf(pid: number): number {
    return this.#rate(({ byPid }) => byPid.get(pid) ?? 0);
  }

  #rate(sumIn: (sums: Sums) => number): number {
    const now = this.now();
    this.#window.forgetOld(now);
    const { oldest } = this.#window;
    const ms = oldest ? now - oldest.atMs : 0;
    if (!oldest || ms < STEP_MS) return 0;
    const [before, sum] = [sumIn(oldest.value), sumIn(this.#sums)];
    return Math.round(((sum >= before ? sum - before : sum) * 8000) / ms);
  }
}

/** What was measured in the last ten seconds. */
class SlidingWindow<T> {
  #marks: Mark<T>[] = [];

  /** @param spanMs how old a mark may be */
  constructor(private readonly spanMs: number = WINDOW_MS) {}

  add(atMs: number, value: T): void {
    this.#marks.push({ atMs, value });
    this.forgetOld(atMs);
  }

  /** What is too old goes, were it all there is. */
  forgetOld(nowMs: number): void {
    while (this.#marks[0] !== undefined && nowMs - this.#marks[0].atMs > this.spanMs) this.#marks.shift();
  }

  clear(): void {
    this.#marks = [];
  }

  get oldest(): Mark<T> | undefined {
    return this.#marks[0];
  }

  get latest(): Mark<T> | undefined {
    return this.#marks.at(-1);
  }

  get values(): readonly T[] {
    return this.#marks.map(({ value }) => value);
  }
}

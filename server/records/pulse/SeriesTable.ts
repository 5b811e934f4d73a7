import { MINUTE_MS } from "../../../src/model/units/durations.ts";
import { MinuteMean, type PulsePoint, SeriesRing, type SeriesStep } from "./SeriesRing.ts";

interface TableParts<Sample> {
  /** The values of a key, read from what is known of it in a second. */
  readonly values: readonly ((sample: Sample) => number)[];
  /** Kept second by second. */
  readonly seconds: number;
  /** Kept minute by minute. */
  readonly minutes: number;
  readonly mostKeys: number;
}

/** A key whose values are gone is let go of after that; its place is needed by others. */
const FORGET_MS = 2 * 60 * MINUTE_MS;

/** The last hour of many keys with some values each, in flat arrays: 10,000 streams cost a millisecond a second. */
export class SeriesTable<Sample> {
  readonly #keys: SeriesKeys;
  readonly #seconds: SeriesRing;
  readonly #minutes: SeriesRing;
  readonly #mean = new MinuteMean();
  #minuteMs = 0;

  constructor(private readonly parts: TableParts<Sample>) {
    this.#keys = new SeriesKeys(parts.mostKeys);
    this.#seconds = new SeriesRing(parts.seconds);
    this.#minutes = new SeriesRing(parts.minutes);
  }

  /** Values a key. */
  get width(): number {
    return this.parts.values.length;
  }

  /** Places for keys: as many as were there at a time. */
  get size(): number {
    return this.#keys.size;
  }

  get keys(): Iterable<[string, number]> {
    return this.#keys.keys;
  }

  find(key: string): number | undefined {
    return this.#keys.find(key);
  }

  rename(from: string, to: string): void {
    this.#keys.rename(from, to);
  }

  /** Takes what is known in one second. @returns whether a minute has come to its end */
  add(atMs: number, samples: ReadonlyMap<string, Sample>): boolean {
    const isEnd = this.#turnMinute(atMs);
    const { values } = this.parts;
    // First the places, then the row that has them all.
    for (const key of samples.keys()) this.#keys.take(key, atMs);
    const row = this.#seconds.begin(atMs, this.#keys.size * values.length);
    for (const [key, sample] of samples) {
      const index = this.#keys.find(key);
      if (index === undefined) continue;
      for (const [n, valueOf] of values.entries()) row[index * values.length + n] = valueOf(sample);
    }
    this.#mean.add(row);
    return isEnd;
  }

  points(key: string, value: number, step: SeriesStep, afterMs: number): PulsePoint[] {
    const index = this.#keys.find(key);
    return index === undefined ? [] : this.#ring(step).points(index * this.width + value, afterMs);
  }

  /** Calls for each moment with a row; the values of a key begin at its index times the width. */
  each(step: SeriesStep, afterMs: number, visit: (atMs: number, row: Float32Array) => void): void {
    this.#ring(step).each(afterMs, visit);
  }

  /** The minutes of an hour of one key, minute by minute with its values; undefined when there are none. */
  hour(index: number, hourMs: number): Float32Array | undefined {
    const { width } = this;
    const values = new Float32Array(60 * width).fill(Number.NaN);
    let isEmpty = true;
    this.#minutes.each(hourMs - 1, (atMs, row) => {
      const minute = Math.floor((atMs - hourMs) / MINUTE_MS);
      if (minute >= 60) return;
      for (let n = 0; n < width; n += 1) {
        const value = row[index * width + n] ?? Number.NaN;
        values[minute * width + n] = value;
        isEmpty &&= Number.isNaN(value);
      }
    });
    return isEmpty ? undefined : values;
  }

  /** Before the first second: the minutes that were kept from before the server started. */
  restore(hours: readonly { readonly key: string; readonly hourMs: number; readonly values: Float32Array }[]): void {
    const { width } = this;
    const rows = new Map<number, Float32Array>();
    const newest = hours.reduce((latest, { hourMs }) => Math.max(latest, hourMs), 0);
    const places = hours.flatMap(({ key, hourMs, values }) => {
      const index = this.#keys.take(key, newest);
      return index === undefined ? [] : [{ index, hourMs, values }];
    });
    const minutes = new Set(places.flatMap(({ hourMs, values }) => filledMinutes(hourMs, values, width)));
    for (const atMs of [...minutes].toSorted((a, b) => a - b)) {
      rows.set(atMs, this.#minutes.begin(atMs, this.#keys.size * width));
    }
    for (const { index, hourMs, values } of places) {
      values.forEach((value, at) => {
        const row = rows.get(hourMs + Math.floor(at / width) * MINUTE_MS);
        if (row !== undefined) row[index * width + (at % width)] = value;
      });
    }
  }

  #ring(step: SeriesStep): SeriesRing {
    return step === "second" ? this.#seconds : this.#minutes;
  }

  #turnMinute(atMs: number): boolean {
    const minuteMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
    if (minuteMs === this.#minuteMs) return false;
    const isFirst = this.#minuteMs === 0;
    if (!isFirst) this.#mean.finish(this.#minutes.begin(this.#minuteMs, this.#mean.columns));
    this.#minuteMs = minuteMs;
    for (const index of this.#keys.forget(atMs - FORGET_MS)) this.#clear(index);
    return !isFirst;
  }

  #clear(index: number): void {
    const { width } = this;
    for (let column = index * width; column < (index + 1) * width; column += 1) {
      this.#seconds.clear(column);
      this.#minutes.clear(column);
      this.#mean.clear(column);
    }
  }
}

function filledMinutes(hourMs: number, values: Float32Array, width: number): readonly number[] {
  const minutes: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if (!Number.isNaN(values[minute * width] ?? Number.NaN)) minutes.push(hourMs + minute * MINUTE_MS);
  }
  return minutes;
}

/** Gives each key a small number, and the number of a key that is gone to another one. */
class SeriesKeys {
  readonly #indexes = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #seenMs: number[] = [];

  constructor(private readonly most: number) {}

  /** How many numbers are, or have been, in use. */
  get size(): number {
    return this.#seenMs.length;
  }

  get keys(): Iterable<[string, number]> {
    return this.#indexes;
  }

  find(key: string): number | undefined {
    return this.#indexes.get(key);
  }

  /** Undefined when there are too many keys. */
  take(key: string, atMs: number): number | undefined {
    const known = this.#indexes.get(key);
    if (known !== undefined) {
      this.#seenMs[known] = atMs;
      return known;
    }
    if (this.#indexes.size >= this.most) return undefined;
    const index = this.#free.pop() ?? this.#seenMs.length;
    this.#indexes.set(key, index);
    this.#seenMs[index] = atMs;
    return index;
  }

  /** The values of one key are another's from now on. */
  rename(from: string, to: string): void {
    const [index, other] = [this.#indexes.get(from), this.#indexes.get(to)];
    if (index === undefined) return;
    this.#indexes.set(to, index);
    // What was there is let go of in its time.
    if (other === undefined) this.#indexes.delete(from);
    else this.#indexes.set(from, other);
  }

  /** Lets go of the keys that were not taken since, and says which numbers they had. */
  forget(sinceMs: number): readonly number[] {
    const gone: number[] = [];
    for (const [key, index] of this.#indexes) {
      if ((this.#seenMs[index] ?? 0) >= sinceMs) continue;
      this.#indexes.delete(key);
      gone.push(index);
    }
    this.#free.push(...gone);
    return gone;
  }
}

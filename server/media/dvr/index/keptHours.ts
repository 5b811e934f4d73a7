/** What the index file holds of one hour on one disk. It counts as long as its folder has not changed since. */
export interface KeptHour {
  readonly folder: string;
  readonly changedAtMs: number;
  readonly bytes: number;
  readonly count: number;
  /** From and to, in milliseconds since 1970. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** The text of an index file: an hour a line, so that a damaged one costs one hour. */
export function writeKeptHours(hours: readonly KeptHour[]): string {
  return hours
    .map(({ folder, changedAtMs, bytes, count, ranges }) => JSON.stringify([folder, changedAtMs, bytes, count, ranges]))
    .join("\n");
}

/** The hours an index file tells of. What cannot be read is left out: it is then read from the folders. */
export function readKeptHours(text: string): ReadonlyMap<string, KeptHour> {
  const hours = new Map<string, KeptHour>();
  for (const line of text.split("\n")) {
    const hour = readHour(line);
    if (hour) hours.set(hour.folder, hour);
  }
  return hours;
}

function readHour(line: string): KeptHour | undefined {
  const value = parse(line);
  if (!Array.isArray(value)) return undefined;
  const [folder, changedAtMs, bytes, count, ranges]: unknown[] = value;
  if (typeof folder !== "string" || !isFigure(changedAtMs) || !isFigure(bytes) || !isFigure(count)) return undefined;
  if (!Array.isArray(ranges)) return undefined;
  const read = ranges.map(readRange);
  const sound = read.filter((range) => range !== undefined);
  return sound.length === read.length ? { folder, changedAtMs, bytes, count, ranges: sound } : undefined;
}

function readRange(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [from, to]: unknown[] = value;
  return isFigure(from) && isFigure(to) && from <= to ? [from, to] : undefined;
}

function isFigure(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

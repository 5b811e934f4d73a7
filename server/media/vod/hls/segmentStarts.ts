const TARGET_S = 6;
/** A key frame this much early still ends a segment. */
const SLACK_S = 0.1;

/** Of key frames those that begin segments: about 6 s apart, further where the file has no key frame in between. */
export function segmentStarts(keys: readonly number[]): readonly number[] {
  const starts: number[] = [];
  for (const key of keys.toSorted((one, other) => one - other)) {
    const last = starts.at(-1);
    if (last === undefined || key - last >= TARGET_S - SLACK_S) starts.push(key);
  }
  return starts;
}

/** Compared at once, in UTF-16 units: many times faster than one by one, as megabytes are mostly the same. */
const BLOCK = 4096;

/**
 * How much two texts have in common at their beginnings and at their ends, in UTF-16 units; the two never overlap in
 * either text.
 */
export function commonEnds(one: string, other: string): { readonly before: number; readonly behind: number } {
  const least = Math.min(one.length, other.length);
  let before = 0;
  while (before + BLOCK <= least && one.slice(before, before + BLOCK) === other.slice(before, before + BLOCK))
    before += BLOCK;
  while (before < least && one.charCodeAt(before) === other.charCodeAt(before)) before++;
  const most = least - before;
  const upTo = (text: string, behind: number) => text.slice(text.length - behind - BLOCK, text.length - behind);
  let behind = 0;
  while (behind + BLOCK <= most && upTo(one, behind) === upTo(other, behind)) behind += BLOCK;
  while (behind < most && one.charCodeAt(one.length - 1 - behind) === other.charCodeAt(other.length - 1 - behind))
    behind++;
  return { before, behind };
}

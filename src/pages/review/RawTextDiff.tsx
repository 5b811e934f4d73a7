/** Placeholder until the language lands. */
export function RawTextDiff() {
  return null;
}

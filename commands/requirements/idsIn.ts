/** The requirement ids that a test's title names: `[C123]`, `[C123 S004]` or `[C123, S004]`. */
export function idsIn(title: string): readonly string[] {
  const tags = title.matchAll(/\[([A-Z]\d{3}(?:[\s,]+[A-Z]\d{3})*)\]/g);
  return [...tags].flatMap(([, ids = ""]) => ids.split(/[\s,]+/));
}

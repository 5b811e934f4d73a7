/** The next free number in a map whose keys are numbers counted from 1: behind the last, so that none is given twice. */
export function nextNumber(keys: readonly string[]): string {
  return String(Math.max(0, ...keys.map(Number).filter(Number.isFinite)) + 1);
}

/** The middle of some numbers; of an even count the upper one. @throws when there are none */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing: the bench took no sample.");
  return middle;
}

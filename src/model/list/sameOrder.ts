/** Whether the ids that both lists hold stand in the same order in both. */
export function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const common = one.filter((id) => inOther.has(id));
  const commonOther = other.filter((id) => inOne.has(id));
  return common.every((id, index) => id === commonOther[index]);
}

import { sameOrder } from "./sameOrder.ts";

/**
 * The order of a merged list, as ids of all three versions. The side that moved items has its order; what only the
 * other side added stands behind the same neighbour as there. Both moved differently: mine, and a conflict.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { readonly ids: readonly string[]; readonly isConflict: boolean } {
  const haveIMoved = !sameOrder(base, mine);
  const haveTheyMoved = !sameOrder(base, theirs);
  const [leading, other] = haveIMoved || !haveTheyMoved ? [mine, theirs] : [theirs, mine];
  return {
    ids: woven(leading, other),
    isConflict: haveIMoved && haveTheyMoved && !sameOrder(mine, theirs),
  };
}

function woven(leading: readonly string[], other: readonly string[]): readonly string[] {
  const ids = [...leading];
  other.forEach((id, index) => {
    if (ids.includes(id)) return;
    const neighbour = other[index - 1];
    ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
  });
  return ids;
}

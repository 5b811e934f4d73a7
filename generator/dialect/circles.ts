/** Which names each name refers to. */
export type ReferenceGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles of a graph: names that lead to one another, or to themselves, have the same number; others have none.
 * (Tarjan's strongly connected components, without recursion: chains of references can be long.)
 */
export function findCircles(graph: ReferenceGraph): ReadonlyMap<string, number> {
  const circles = new Map<string, number>();
  const places = new Map<string, { readonly index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  let circle = 0;

  const enter = (name: string): Step => {
    places.set(name, { index: places.size, low: places.size, isOpen: true });
    open.push(name);
    return { name, left: [...(graph.get(name) ?? [])] };
  };
  const close = (name: string): void => {
    const members = open.splice(open.indexOf(name));
    for (const member of members) {
      const place = places.get(member);
      if (place) place.isOpen = false;
      if (members.length > 1 || graph.get(name)?.includes(name) === true) circles.set(member, circle);
    }
    circle++;
  };

  for (const start of graph.keys()) {
    if (places.has(start)) continue;
    const steps = [enter(start)];
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      const place = places.get(step.name);
      const next = step.left.pop();
      if (!place) break;
      if (next === undefined) {
        if (place.low === place.index) close(step.name);
        steps.pop();
        const parent = places.get(steps.at(-1)?.name ?? "");
        if (parent) parent.low = Math.min(parent.low, place.low);
      } else {
        const other = places.get(next);
        if (!other) steps.push(enter(next));
        else if (other.isOpen) place.low = Math.min(place.low, other.index);
      }
    }
  }
  return circles;
}

interface Step {
  readonly name: string;
  readonly left: string[];
}

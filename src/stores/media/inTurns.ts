/** A few milliseconds of work. */
const PER_TURN = 500;

/**
 * Goes through many names in turns of a few milliseconds, so that the page can draw and answer in between.
 * @param work is done for each name, the last one first
 * @param afterMs how long the first turn waits
 * @returns the function that ends it before it is done
 */
export function inTurns(
  names: readonly string[],
  work: (name: string) => void,
  { done = () => undefined, afterMs = 0 }: { readonly done?: () => void; readonly afterMs?: number } = {},
): () => void {
  const left = [...names];
  const turn = () => {
    for (const name of left.splice(-PER_TURN)) work(name);
    if (left.length > 0) timer = setTimeout(turn);
    else done();
  };
  let timer = setTimeout(turn, afterMs);
  return () => clearTimeout(timer);
}

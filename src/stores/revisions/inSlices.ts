import type { ConfigCheck } from "../../model/config/configCheck.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** As long as the page may stand still. */
const SLICE_MS = 12;
/** Results are told so often: each telling draws a list anew. */
const TELLING_MS = 100;

/**
 * Goes through parts in slices of a few milliseconds, so that the page can draw and answer in between. What is found
 * first is told at once, then ten times a second, and when it is done.
 */
export async function inSlices<Found>(
  parts: Iterator<readonly Found[]>,
  isCurrent: () => boolean,
  tell: (found: readonly Found[], isDone: boolean) => void,
): Promise<void> {
  const found: Found[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;
  let began = performance.now();
  for (let part = parts.next(); part.done !== true; part = parts.next()) {
    for (const one of part.value) found.push(one);
    const now = performance.now();
    if (found.length > 0 && now - toldAt >= TELLING_MS) {
      tell([...found], false);
      toldAt = now;
    }
    if (now - began < SLICE_MS) continue;
    await rest();
    if (!isCurrent()) return;
    began = performance.now();
  }
  tell(found, true);
}

/** Takes the steps to one result in the same way. @returns undefined where nobody waits for it any more */
export async function resultInSlices<Result>(
  steps: Iterator<unknown, Result>,
  isCurrent: () => boolean,
): Promise<Result | undefined> {
  let began = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - began >= SLICE_MS) {
      await rest();
      if (!isCurrent()) return undefined;
      began = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}

/** Checks entities in the same way. What was found until nobody waits for it any more is all that it finds. */
export function checkInSlices(check: ConfigCheck, isCurrent: () => boolean): ConfigCheck {
  return async (config, touched) => {
    const found: Problem[] = [];
    let began = performance.now();
    for (const path of touched) {
      if (performance.now() - began >= SLICE_MS) {
        await rest();
        if (!isCurrent()) break;
        began = performance.now();
      }
      found.push(...(await check(config, [path])));
    }
    return found;
  };
}

/** The page draws and answers. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

import { planRestore } from "../../../src/model/revisions/restorePlan.ts";

/** A restore that is planned at once. */
export function planned(...asked: Parameters<typeof planRestore>) {
  const steps = planRestore(...asked);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

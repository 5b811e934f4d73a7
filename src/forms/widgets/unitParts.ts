import type { UnitStep } from "./UnitStep.ts";

/** A stored number in the largest unit that shows it whole; a unit the operator chose comes first when it does. */
export function unitParts(
  value: number,
  scale: readonly UnitStep[],
  preferred?: UnitStep,
): { readonly amount: number; readonly step: UnitStep } | undefined {
  const steps = preferred ? [preferred, ...scale] : scale;
  const step =
    steps.find(({ factor }) => value % factor === 0 && value >= factor) ?? (value === 0 ? steps[0] : scale.at(-1));
  return step && { amount: value / step.factor, step };
}

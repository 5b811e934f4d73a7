import { unitSuffixes } from "../../model/units/formatQuantity.ts";
import { rounded } from "../../texts/numbers.ts";
import type { UiOptions } from "../../generated/contracts/FormDescriptor.ts";

/** What stands behind a number, and how much one of it is in the stored value. */
interface NumberUnit {
  readonly suffix: string;
  /** Stored value = shown value × factor. */
  readonly factor: number;
}

/**
 * The unit shown behind a plain number. `options: {factor, suffix}` of a schema says otherwise: a bitrate stored in bits
 * and shown in K, a duration stored in milliseconds and shown in seconds [S350, S475].
 */
export function numberUnit(ui: UiOptions): NumberUnit {
  const factor = ui.widgetOptions?.["factor"];
  const suffix = ui.widgetOptions?.["suffix"];
  return {
    suffix: typeof suffix === "string" ? suffix : (unitSuffixes[ui.unit ?? ""] ?? ""),
    factor: typeof factor === "number" && factor > 0 ? factor : 1,
  };
}

/** One unit of a selector. */
export interface UnitStep {
  /** What `defaultUnit` of a schema calls it. */
  readonly name: string;
  readonly factor: number;
  readonly label: `forms.unit.${"d" | "h" | "s" | "GB" | "MB" | "KB" | "B" | "Gb" | "Mb" | "Kb" | "b"}`;
}

const giga = 1_073_741_824;
const mega = 1_048_576;
const kilo = 1024;

/**
 * What a unit selector offers, largest first [S171, S172, S173, C499, C500]. The last step of each is offered only for a
 * value that is no whole number of the others.
 */
export const unitScales: Readonly<Record<string, readonly UnitStep[]>> = {
  seconds: [
    { name: "d", factor: 86_400, label: "forms.unit.d" },
    { name: "h", factor: 3600, label: "forms.unit.h" },
    { name: "s", factor: 1, label: "forms.unit.s" },
  ],
  bytes: [
    { name: "G", factor: giga, label: "forms.unit.GB" },
    { name: "M", factor: mega, label: "forms.unit.MB" },
    { name: "K", factor: kilo, label: "forms.unit.KB" },
    { name: "B", factor: 1, label: "forms.unit.B" },
  ],
  bitrate: [
    { name: "G", factor: giga, label: "forms.unit.Gb" },
    { name: "M", factor: mega, label: "forms.unit.Mb" },
    { name: "K", factor: kilo, label: "forms.unit.Kb" },
    { name: "b", factor: 1, label: "forms.unit.b" },
  ],
};

/** Whether a number is typed together with a unit chosen from a list: sizes and bitrates always, times where a default unit is named. */
export function hasUnitSelector(ui: UiOptions): boolean {
  if (ui.unit === undefined || unitScales[ui.unit] === undefined) return false;
  if (ui.widgetOptions?.["factor"] !== undefined) return false;
  return ui.unit !== "seconds" || ui.defaultUnit !== undefined;
}

/** How much of a unit a stored whole number is, in as few decimals as tell it: 0.3 for 314573 bits in megabits. */
export function amountIn(value: number, factor: number): number {
  const exact = value / factor;
  const few = [0, 1, 2, 3, 4, 5, 6].map((decimals) => rounded(exact, decimals));
  return few.find((amount) => Math.round(amount * factor) === value) ?? exact;
}

/** A stored number in the largest unit that shows it whole; the preferred one comes first when it does. */
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

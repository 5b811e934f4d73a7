import type { UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import { unitScales } from "./unitScales.ts";

/** Whether a number is typed together with a unit chosen from a list: sizes and bitrates always, times where a default unit is named. */
export function hasUnitSelector(ui: UiOptions): boolean {
  if (ui.unit === undefined || unitScales[ui.unit] === undefined) return false;
  if (ui.widgetOptions?.["factor"] !== undefined) return false;
  return ui.unit !== "seconds" || ui.defaultUnit !== undefined;
}

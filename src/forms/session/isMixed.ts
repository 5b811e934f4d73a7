import type { MixedField } from "../MixedField.ts";

/** Whether the selected entities differ in a setting, as they are or as the draft makes them. */
export function isMixed(mixed: MixedField | undefined): boolean {
  return mixed !== undefined && mixed.values > 1;
}

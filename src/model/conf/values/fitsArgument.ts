import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";
import { readScalar } from "./readScalar.ts";
import { readUnit } from "./readUnit.ts";

/**
 * Whether a bare argument belongs to a value by its looks: where a unit is expected its letter must stand, so that
 * `cache /ssd 400G` has a size and no time.
 */
export function fitsArgument(value: ConfValue, text: string, quoted: boolean): boolean {
  if (value.suffix !== undefined && readUnit(text, value.suffix)?.hasLetter !== true) return false;
  return readScalar(value, text, quoted) !== undefined;
}

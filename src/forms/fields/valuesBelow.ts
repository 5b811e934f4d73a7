import type { FieldSelection } from "../FieldSelection.ts";

/** In how many ways several entities differ at a place or below it: the most of any setting there, 0 when nowhere. */
export function valuesBelow(pointer: string, selection: FieldSelection | undefined): number {
  let most = 0;
  for (const [at, { values }] of Object.entries(selection?.fields ?? {})) {
    if (values > most && values > 1 && (at === pointer || at.startsWith(`${pointer}/`))) most = values;
  }
  return most;
}

import type { ConfReference } from "../../../generated/shapes/ConfTable.ts";

/** The name a value refers to; undefined for one that is no reference, as an address of the operator's own. */
export function referredName(reference: ConfReference, text: string): string | undefined {
  const { prefix = "" } = reference;
  if (!text.startsWith(prefix)) return undefined;
  const name = text.slice(prefix.length);
  return prefix === "" ? name : (/^[^/?#]*/.exec(name)?.[0] ?? name);
}

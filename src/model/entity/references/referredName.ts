import type { EntityReference } from "../../../generated/contracts/EntityReference.ts";

/** The name in a text that refers; undefined for one that does not, as an address of the operator's own. */
export function referredName({ prefix = "" }: EntityReference, text: string): string | undefined {
  if (text === "" || !text.startsWith(prefix)) return undefined;
  if (prefix === "") return text;
  // What follows a prefix is an address: the name ends where path, query or fragment begin.
  return /^[^/?#]*/.exec(text.slice(prefix.length))?.[0];
}

/** The same text with another name. */
export function withReferredName(reference: EntityReference, text: string, name: string): string {
  const { prefix = "" } = reference;
  return prefix + name + text.slice(prefix.length + (referredName(reference, text) ?? "").length);
}

import { itemAddress } from "../itemAddress.ts";

/** A server refuses a request whose address and cookies take more than 16 KB; half of it is left to the rest. */
const longestAddress = 8000;
const mostNames = 2000;

/** Address of the page that edits several entities as one; undefined for so many that no address can hold them. */
export function multiEditAddress(route: string, names: readonly string[], search: string): string | undefined {
  if (names.length > mostNames) return undefined;
  const address = itemAddress(route, names) + search;
  return address.length > longestAddress ? undefined : address;
}

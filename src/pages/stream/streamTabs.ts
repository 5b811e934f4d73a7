import { entities } from "../../generated/entities.ts";
import { itemAddress } from "../itemAddress.ts";

/** The tabs of a stream, from the pages its schema names; overview is the address itself. */
export function streamTabs(names: readonly string[], search: string) {
  return entities.stream.pages.map((page, index) => ({
    to: itemAddress("standalone", names, index === 0 ? "" : page.name) + search,
    label: page.title,
    isExact: index === 0,
  }));
}

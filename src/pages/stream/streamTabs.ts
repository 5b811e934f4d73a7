import { entities } from "../../generated/entities.ts";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";

/** The tabs of a stream: the pages its schema names, of which overview is the address itself, and who watches it if it is one. */
export function streamTabs(names: readonly string[], search: string) {
  const address = (page: string) => itemAddress("standalone", names, page) + search;
  const pages = entities.stream.pages.map((page, index) => ({
    to: address(index === 0 ? "" : page.name),
    label: page.title,
    isExact: index === 0,
  }));
  return names.length === 1 ? [...pages, { to: address("clients"), label: text("clients.title") }] : pages;
}

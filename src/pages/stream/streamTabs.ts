import { text } from "../../texts/text.ts";
import { itemTabs } from "../entity/itemTabs.ts";
import { itemAddress } from "../itemAddress.ts";

/** The tabs of a stream: its pages, and who watches it if it is one. */
export function streamTabs(names: readonly string[], search: string) {
  const pages = itemTabs("streams", names, search);
  const clients = { to: itemAddress("standalone", names, "clients") + search, label: text("clients.title") };
  return names.length === 1 ? [...pages, clients] : pages;
}

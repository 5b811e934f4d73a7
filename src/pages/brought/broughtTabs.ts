import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import type { BroughtKind } from "./BroughtKind.ts";

/** The tabs of a brought stream; its archive only where there is one. */
export function broughtTabs({ route }: BroughtKind, name: string, search: string, hasArchive: boolean) {
  const tab = (page: string, label: string) => ({
    to: itemAddress(route, [name], page) + search,
    label,
    isExact: page === "",
  });
  return [
    tab("", text("brought.overview")),
    tab("output", text("brought.output")),
    tab("clients", text("clients.title")),
    ...(hasArchive ? [tab("dvr", text("brought.dvr"))] : []),
  ];
}

import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";

/** The tabs of a brought stream or of a file; an archive only where there is one. */
export function broughtTabs({ route }: { readonly route: string }, name: string, search: string, hasArchive: boolean) {
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

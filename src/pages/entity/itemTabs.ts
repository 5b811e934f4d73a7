import { entities } from "../../generated/entities.ts";
import { mediaLists, type MediaListName } from "../../model/media/mediaLists.ts";
import { itemAddress } from "../mediaAddresses.ts";

/** The tabs of an item: the pages that its schema names, of which overview is the address itself. */
export function itemTabs(list: MediaListName, names: readonly string[], search: string) {
  const { entity, route } = mediaLists[list];
  return entities[entity].pages.map((page, index) => ({
    to: itemAddress(route, names, index === 0 ? "" : page.name) + search,
    label: page.title,
    isExact: index === 0,
  }));
}

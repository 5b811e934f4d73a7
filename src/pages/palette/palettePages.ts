import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import type { ServerInfoStore } from "../../stores/ServerInfoStore.ts";
import type { Stores } from "../../stores/Stores.ts";
import { alsoCalled, paletteText } from "../../texts/en/palette.ts";
import { text } from "../../texts/text.ts";
import { itemTabs } from "../entity/ItemPages.tsx";
import { addingHash } from "../list/useAskedToAdd.ts";
import { homeAddress, homeTitle, itemAddress } from "../mediaAddresses.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import type { ConsolePlace, ConsolePlaces } from "./ConsolePlaces.ts";
import type { PaletteItem } from "./paletteItems.ts";

/** The tabs, the lists, what lies below them, and the pages of what is open. */
export function pageItems(
  parts: ConsoleParts,
  places: ConsolePlaces,
  stores: Stores,
  { open, search }: { readonly open: OpenItems | undefined; readonly search: string },
): readonly PaletteItem[] {
  const tabs = parts.tabs(stores.serverInfo).map(({ to, label }) => ({ to, label, under: "" }));
  const lists = listedEntities().map((entity) => ({
    to: homeAddress(entity, ""),
    label: entity.plural,
    under: entity.menu?.group ?? "",
  }));
  const known = new Map([...tabs, ...places.pages(stores), ...lists].map((place) => [place.to, place]));
  const own = open ? itemPages(open, { places, server: stores.serverInfo, search }) : [];
  return [...own, ...[...known.values()].map((place) => pageItem(place, false))];
}

interface ItemPlaces {
  readonly places: ConsolePlaces;
  readonly server: ServerInfoStore;
  /** Of the address that is shown, kept in those that are led to. */
  readonly search: string;
}

/** The pages of items that are open or named. */
export function itemPages(items: OpenItems, { places, server, search }: ItemPlaces): readonly PaletteItem[] {
  const { entity, keys } = items;
  const under = `${entity.label} ${keys.join(", ")}`;
  const more = places.itemPages?.(items, server) ?? [];
  return [
    ...itemTabs(entity, keys, search).map(({ to, label }) => ({ to, label, under })),
    ...more.map(({ page, label, names }) => ({
      to: itemAddress(entity.route ?? "", keys, page) + search,
      label,
      names,
      under,
    })),
  ].map((place) => pageItem(place, true));
}

function pageItem({ to, label, under, names, isSought }: ConsolePlace, isNear: boolean): PaletteItem {
  return {
    id: `page:${to}`,
    group: paletteText("palette.pages"),
    title: label,
    place: under,
    icon: "file",
    to,
    isNear,
    ...(names && { names }),
    ...(isSought && { isSought }),
  };
}

/** What adds something: to each list that has a page, and what else the console offers. */
export function offeredItems(places: ConsolePlaces, stores: Stores): readonly PaletteItem[] {
  const adding = listedEntities().map((entity): PaletteItem => ({
    id: `do:add:${entity.name}`,
    group: paletteText("palette.actions"),
    title: paletteText("palette.add", { label: inSentence(entity.label) }),
    names: [text("collection.new", { label: inSentence(entity.label) }), ...alsoCalled("add")],
    place: homeTitle(entity),
    icon: "plus",
    to: homeAddress(entity, "") + addingHash,
    isSought: true,
  }));
  const deeds = places.deeds?.(stores) ?? [];
  return [
    ...adding,
    ...deeds.map(({ id, label, ...deed }) => ({
      ...deed,
      id: `do:${id}`,
      group: paletteText("palette.actions"),
      title: label,
      place: "",
      isSought: true,
    })),
  ];
}

/** What has a list with a page of its own. */
function listedEntities(): readonly EntityDescriptor[] {
  return Object.values<EntityDescriptor>(entities).filter(
    ({ collection, menu, pages }) => collection !== undefined && menu !== undefined && pages.length > 0,
  );
}

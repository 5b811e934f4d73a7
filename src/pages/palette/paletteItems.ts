import type { When } from "../../components/states/WhenSign.tsx";
import type { IconName } from "../../components/icons.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { SearchEntry } from "../../generated/contracts/SearchEntry.ts";
import { entities } from "../../generated/entities.ts";
import { entityTitle, inSentence } from "../../model/diff/settingWords.ts";
import type { PaletteEntry } from "../../model/palette/searchPalette.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import type { Stores } from "../../stores/Stores.ts";
import { alsoCalled, paletteText } from "../../texts/en/palette.ts";
import { text } from "../../texts/text.ts";
import { itemTabs } from "../entity/ItemPages.tsx";
import { formAddress } from "../formAddress.ts";
import { addingHash } from "../list/useAskedToAdd.ts";
import { homeAddress, homeTitle, itemAddress } from "../mediaAddresses.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import type { ConsolePlace, ConsolePlaces } from "./ConsolePlaces.ts";

/** A row of the search, and what choosing it does: it goes to an address, an item, a setting, or does something. */
export interface PaletteItem extends PaletteEntry {
  readonly icon: IconName;
  readonly to?: string;
  /** What stands in the config: collection and key. Its address is worked out for the one that is chosen. */
  readonly stands?: readonly [collection: string, key: string];
  readonly run?: () => void;
  readonly isDisabled?: boolean;
  /** Of a deed: when it is saved. */
  readonly when?: When | undefined;
  readonly setting?: SearchEntry;
  /** Of a setting: the items that are meant, where the query names them. */
  readonly keys?: readonly string[];
  /** It is found, and not offered where nothing is typed. */
  readonly isSought?: boolean;
  /** Said beside it in the place of where it belongs. */
  readonly note?: string;
  /** The heading of which more is shown then. */
  readonly moreOf?: string;
}

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
  const own = open ? itemPages(open, places, search) : [];
  return [...own, ...[...known.values()].map((place) => pageItem(place, false))];
}

/** The pages of items that are open or named. */
export function itemPages(items: OpenItems, places: ConsolePlaces, search: string): readonly PaletteItem[] {
  const { entity, keys } = items;
  const under = `${entity.label} ${keys.join(", ")}`;
  const more = places.itemPages?.(items) ?? [];
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

/** Everything that stands in a collection of the config, as it is when the search opens. */
export function configItems({ config }: Stores): readonly PaletteItem[] {
  return Object.values<EntityDescriptor>(entities).flatMap((entity) => {
    const { collection, plural, label } = entity;
    if (collection === undefined) return [];
    return Object.entries(config.readList(collection)).map(([key, value]): PaletteItem => {
      const title = entityTitle(entity, key, value);
      return {
        id: `item:${collection}/${key}`,
        group: plural,
        title,
        place: label,
        ...(title === key ? {} : { names: [key] }),
        icon: "tree",
        stands: [collection, key],
      };
    });
  });
}

/** Address of something that stands in the config. */
export function itemPlace(stands: readonly [string, string], { settingPages }: ConsolePlaces): string {
  const [collection] = stands;
  const entity = Object.values<EntityDescriptor>(entities).find((one) => one.collection === collection);
  return formAddress(stands, { settingPages }) ?? `/${entity?.route ?? ""}`;
}

/** What runs now and has a page, as it is when the search opens. */
export function runningItems(stores: Stores, { items }: ConsolePlaces): readonly PaletteItem[] {
  const running = items?.(stores) ?? [];
  return running.map(({ to, label, under, group }) => ({
    id: `item:${to}`,
    group,
    title: label,
    place: under,
    icon: "radio",
    to,
  }));
}

import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Prepared, prepareAll, readQuery } from "../../model/palette/matchWords.ts";
import { type FoundGroup, searchPalette } from "../../model/palette/searchPalette.ts";
import { paletteText } from "../../texts/en/palette.ts";
import type { ConsolePlaces } from "./ConsolePlaces.ts";
import { type NamedItem, ofNamedItems } from "./namedItems.ts";
import type { PaletteItem } from "./paletteItems.ts";

export type SettingItem = PaletteItem & Required<Pick<PaletteItem, "setting">>;

/** All that can be found, and by what it is chosen from. */
interface Known {
  /** All of the config is here. Until then nobody is sent to look elsewhere: what is sought may be on its way. */
  readonly isWhole: boolean;
  readonly places: ConsolePlaces;
  readonly pages: readonly PaletteItem[];
  readonly items: readonly PaletteItem[];
  readonly settings: readonly PaletteItem[];
  readonly actions: readonly PaletteItem[];
  /** Pages, items and settings, cut into words. */
  readonly prepared: () => readonly Prepared<PaletteItem>[];
  /** Items whose names are typed. */
  readonly named: readonly NamedItem[];
  /** Of the first of them: what can be done to it, and its pages. */
  readonly namedOwn: readonly PaletteItem[];
  /** Ids of what was chosen lately. */
  readonly recent: readonly string[];
  /** The heading of which more was asked for. */
  readonly wide: string | undefined;
  /** A setting of which it is not known yet of which item. */
  readonly asked: SettingItem | undefined;
}

/** Rows of a group; the rest is counted, and found by another word. */
const mostShown = 7;
const mostAsked = 100;

/** The rows for what is typed; for nothing what was chosen lately, what can be done, and the pages. */
export function findItems(typed: string, known: Known): readonly FoundGroup<PaletteItem>[] {
  const { recent, asked, actions, places } = known;
  if (asked) return itemsAsked(typed, known, asked);
  if (typed.trim() === "") return untyped(known);
  const all = [...prepareAll(actions), ...known.prepared()];
  const named = ofNamedItems(known.named, all, known.namedOwn, recent);
  const found = [...named, ...searchPalette(all, readQuery(typed), { recent, limitOf: () => mostAsked })];
  const to = known.isWhole ? places.searchAddress?.(typed.trim()) : undefined;
  // Of one kind alone there is room for more.
  if (found.length === 1) return found;
  if (found.length > 0 || to === undefined)
    return found.map((one) => (one.group === known.wide ? one : shortened(one)));
  const group = paletteText("palette.elsewhere");
  const title = paletteText("palette.searchStreams", { typed: typed.trim() });
  return [{ group, count: 1, entries: [{ id: "elsewhere", group, title, place: "", icon: "search", to }] }];
}

/** The best of a group, and what shows more of it. */
function shortened({ group, count, entries }: FoundGroup<PaletteItem>): FoundGroup<PaletteItem> {
  if (count <= mostShown) return { group, count, entries };
  const more: PaletteItem = {
    id: `more:${group}`,
    group,
    title: paletteText("palette.more"),
    place: paletteText("palette.moreCount", { count: Math.min(count, mostAsked) - mostShown }),
    icon: "chevron-down",
    moreOf: group,
  };
  return { group, count, entries: [...entries.slice(0, mostShown), more] };
}

function untyped({ recent, pages, items, settings, actions }: Known): readonly FoundGroup<PaletteItem>[] {
  const wanted = new Map(
    [...pages, ...items, ...settings, ...actions]
      .filter(({ id }) => recent.includes(id))
      .map((item) => [item.id, item]),
  );
  const lately = recent.flatMap((id) => wanted.get(id) ?? []);
  // Said once: what was chosen lately stands at the top.
  const rest = (all: readonly PaletteItem[]) => all.filter(({ id }) => !wanted.has(id));
  return [
    { group: paletteText("palette.recent"), entries: lately },
    { group: paletteText("palette.actions"), entries: rest(actions).filter(({ isSought }) => isSought !== true) },
    { group: paletteText("palette.pages"), entries: rest(pages).filter(({ isSought }) => isSought !== true) },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ group, entries }) => ({ group, count: entries.length, entries }));
}

function itemsAsked(typed: string, { items, recent }: Known, { setting }: SettingItem) {
  const group = entityOf(setting.entity).plural;
  const own = items.filter((item) => item.group === group);
  if (typed.trim() === "") return [{ group, count: own.length, entries: own.slice(0, mostAsked) }];
  const prepared = prepareAll(own);
  return searchPalette(prepared, readQuery(typed), { recent, limitOf: () => mostAsked });
}

/** The entity that a setting is of. */
export function entityOf(name: string): EntityDescriptor {
  return Object.values<EntityDescriptor>(entities).find((one) => one.name === name) ?? entities.server;
}

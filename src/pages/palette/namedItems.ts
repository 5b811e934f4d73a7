import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Prepared, prepareAll, readQuery } from "../../model/palette/matchWords.ts";
import { type FoundGroup, searchPalette } from "../../model/palette/searchPalette.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import type { PaletteItem } from "./paletteItems.ts";

/** Rows of an item that are told at once; one word more tells the others apart. */
const mostShown = 7;

/** An item whose whole name is typed among other words. */
export interface NamedItem extends OpenItems {
  readonly shown: string;
  /** What is typed besides. */
  readonly rest: string;
}

/** The items that are named in `news client timeout` or `restart news`: the longest name first. */
export function namedItems(typed: string, all: readonly Prepared<PaletteItem>[]): readonly NamedItem[] {
  const { whole } = readQuery(typed);
  if (!whole.includes(" ") || all.some(({ found, title }) => found.stands !== undefined && title === whole)) return [];
  return all
    .flatMap(({ found: { stands, title: shown }, title }) => {
      if (stands === undefined) return [];
      const [collection, key] = stands;
      const entity = Object.values<EntityDescriptor>(entities).find((one) => one.collection === collection);
      if (!entity) return [];
      const item = { entity, keys: [key], shown };
      if (whole.startsWith(`${title} `)) return { ...item, rest: whole.slice(title.length) };
      return whole.endsWith(` ${title}`) ? { ...item, rest: whole.slice(0, -title.length) } : [];
    })
    .toSorted((one, other) => other.shown.length - one.shown.length);
}

/**
 * What is found of each item that is named, under its name: its settings, and of the first what can be done to it and its
 * pages.
 * @param own what can be done to the first, and its pages
 */
export function ofNamedItems(
  items: readonly NamedItem[],
  all: readonly Prepared<PaletteItem>[],
  own: readonly PaletteItem[],
  recent: readonly string[],
): readonly FoundGroup<PaletteItem>[] {
  return items.flatMap(({ entity, keys, shown, rest }, index) => {
    const settings = all.filter(({ found: { setting } }) => setting?.entity === entity.name);
    const group = `${entity.label} ${shown}`;
    // Under one heading the nearest of them is the first, whatever it is.
    const rows = [...(index === 0 ? prepareAll(own) : []), ...settings].map((row) => ({
      ...row,
      found: { ...row.found, group },
    }));
    return searchPalette(rows, readQuery(rest), { recent, limitOf: () => mostShown }).map(
      ({ count, entries }): FoundGroup<PaletteItem> => ({
        group,
        count,
        entries: entries.map((entry) => ({ ...entry, id: `${entry.id} ${entity.name}/${keys.join()}`, keys })),
      }),
    );
  });
}

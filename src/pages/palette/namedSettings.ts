import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Prepared, readQuery } from "../../model/palette/matchWords.ts";
import { type FoundGroup, searchPalette } from "../../model/palette/searchPalette.ts";
import type { PaletteItem } from "./paletteItems.ts";

/** Settings of an item that are told at once; one word more tells the others apart. */
const mostShown = 7;

/** Of `news client timeout`, or the other way round: that setting of the item whose whole name is typed, under its name. */
export function namedSettings(
  typed: string,
  all: readonly Prepared<PaletteItem>[],
  recent: readonly string[],
): readonly FoundGroup<PaletteItem>[] {
  const { whole } = readQuery(typed);
  if (!whole.includes(" ")) return [];
  const items = all.flatMap(({ found: { stands, title: shown }, title }) => {
    if (stands === undefined) return [];
    if (whole.startsWith(`${title} `)) return { stands, shown, rest: whole.slice(title.length) };
    return whole.endsWith(` ${title}`) ? { stands, shown, rest: whole.slice(0, -title.length) } : [];
  });
  return items.flatMap(({ stands: [collection, key], shown, rest }) => {
    const entity = Object.values<EntityDescriptor>(entities).find((one) => one.collection === collection);
    const own = all.filter(({ found: { setting } }) => setting !== undefined && setting.entity === entity?.name);
    const group = `${entity?.label ?? ""} ${shown}`;
    return searchPalette(own, readQuery(rest), { recent, limitOf: () => mostShown }).map(
      ({ count, entries }): FoundGroup<PaletteItem> => ({
        group,
        count,
        entries: entries.map((entry) => ({ ...entry, id: `${entry.id} ${collection}/${key}`, group, keys: [key] })),
      }),
    );
  });
}

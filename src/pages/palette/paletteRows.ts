import type { PaletteGroup } from "../../components/palette/SearchPalette.tsx";
import { foundBy, markWords, type Query } from "../../model/palette/matchWords.ts";
import type { FoundGroup } from "../../model/palette/searchPalette.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { paletteText } from "../../texts/en/palette.ts";
import type { PaletteItem } from "./paletteItems.ts";

/** What was found as it is drawn, with what the query found of it marked. */
export function asRows(groups: readonly FoundGroup<PaletteItem>[], query: Query): readonly PaletteGroup[] {
  return groups.map(({ group, count, entries }) => ({
    title: group,
    shown: countInWords(entries.filter(({ moreOf }) => moreOf === undefined).length, count),
    rows: entries.map((entry) => {
      const { id, title, when, icon, moreOf, isDisabled = false } = entry;
      const isFound = moreOf === undefined;
      return {
        id,
        title: isFound ? markWords(title, query) : [{ text: title, isMarked: false }],
        detail: detailOf(entry, isFound ? foundBy(entry, query) : undefined),
        when,
        icon,
        isDisabled,
      };
    }),
  }));
}

/** Where something belongs; before it what it was found by, where its title does not say that. */
function detailOf({ place, note = place }: PaletteItem, found: string | undefined): string {
  if (found === undefined) return note;
  return note === "" ? `“${found}”` : `“${found}” · ${note}`;
}

function countInWords(shown: number, count: number): string {
  return shown < count ? paletteText("palette.someOf", { shown, count }) : formatCount(count);
}

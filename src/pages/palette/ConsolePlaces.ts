import type { Stores } from "../../stores/Stores.ts";

/** A page by its address below /admin. */
export interface ConsolePlace {
  readonly to: string;
  readonly label: string;
  /** The tab it belongs to. */
  readonly under: string;
}

/** What one product's console tells the search of its pages; they are found by nothing else. */
export interface ConsolePlaces {
  /** Pages that are no tab and no list. */
  readonly pages: (stores: Stores) => readonly ConsolePlace[];
  /** Where pages of the server's settings stand that are not below /config, by their name in the schema. */
  readonly settingPages: Readonly<Record<string, string>>;
  /** Where else to look for words that nothing is called by. */
  readonly searchAddress?: (words: string) => string;
}

export const plainPlaces: ConsolePlaces = { pages: () => [], settingPages: {} };

import type { IconName } from "../../components/icons.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import type { ServerInfoStore } from "../../stores/ServerInfoStore.ts";
import type { Stores } from "../../stores/Stores.ts";

/** A page by its address below /admin. */
export interface ConsolePlace {
  readonly to: string;
  readonly label: string;
  /** The tab it belongs to. */
  readonly under: string;
  /** What else it is looked for by. */
  readonly names?: readonly string[];
  /** It is found, and not offered where nothing is typed. */
  readonly isSought?: boolean;
}

/** Something that a page offers and needs no item. */
export interface ConsoleDeed {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** What else it is looked for by. */
  readonly names: readonly string[];
  /** It is done on the page itself, which is led to. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Something that has a page and stands in no collection of the config: it is found as items of it are. */
export interface ConsoleItem extends ConsolePlace {
  /** The heading that it is found under. */
  readonly group: string;
}

/** What one product's console tells the search of its pages; they are found by nothing else. */
export interface ConsolePlaces {
  /** Pages that are no tab and no list. */
  readonly pages: (stores: Stores) => readonly ConsolePlace[];
  /** Pages of one item that no schema names. */
  readonly itemPages?: (
    items: OpenItems,
    server: ServerInfoStore,
  ) => readonly { readonly page: string; readonly label: string; readonly names: readonly string[] }[];
  /** What can be done besides what is done to items and everywhere. */
  readonly deeds?: (stores: Stores) => readonly ConsoleDeed[];
  /** What runs now, as far as the console knows of it without a question. */
  readonly items?: (stores: Stores) => readonly ConsoleItem[];
  /** Where pages of the server's settings stand that are not below /config, by their name in the schema. */
  readonly settingPages: Readonly<Record<string, string>>;
  /** Where else to look for words that nothing is called by. */
  readonly searchAddress?: (words: string) => string;
}

export const plainPlaces: ConsolePlaces = { pages: () => [], settingPages: {} };

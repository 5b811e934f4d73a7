import type { When } from "../../components/states/WhenSign.tsx";
import type { IconName } from "../../components/icons.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { SearchEntry } from "../../generated/contracts/SearchEntry.ts";
import { entities } from "../../generated/entities.ts";
import { entityTitle } from "../../model/diff/settingWords.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import type { PaletteEntry } from "../../model/palette/searchPalette.ts";
import type { Stores } from "../../stores/Stores.ts";
import { formAddress } from "../formAddress.ts";
import type { ConsolePlaces } from "./ConsolePlaces.ts";

/** A row of the search, and what choosing it does: it goes to an address, an item, a setting, or does something. */
export interface PaletteItem extends PaletteEntry {
  readonly icon: IconName;
  readonly to?: string;
  /** What stands in the config: collection and key. Its address is worked out for the one that is chosen. */
  readonly stands?: readonly [collection: string, key: string];
  readonly run?: () => void;
  readonly isDisabled?: boolean;
  /** When it takes effect; undefined for what changes nothing. */
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

/** Everything that stands in a collection of the config, as it is when the search opens. */
export function configItems({ config }: Stores): readonly PaletteItem[] {
  return Object.values<EntityDescriptor>(entities).flatMap((entity) => {
    const { collection, plural, label } = entity;
    if (collection === undefined) return [];
    return Object.entries(config.readList(collection)).map(([key, value]): PaletteItem => {
      const title = entityTitle(entity, key, value);
      const names = [key, ...ownTitle(value)].filter((name) => name !== title);
      return {
        id: `item:${collection}/${key}`,
        group: plural,
        title,
        place: label,
        ...(names.length > 0 && { names }),
        icon: "tree",
        stands: [collection, key],
      };
    });
  });
}

/** What viewers see in place of the name, where that is set. */
function ownTitle(value: Json): readonly string[] {
  const title = isPlainObject(value) ? value["title"] : undefined;
  return typeof title === "string" && title !== "" ? [title] : [];
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

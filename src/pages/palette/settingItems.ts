import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { SearchEntry } from "../../generated/contracts/SearchEntry.ts";
import { entities } from "../../generated/entities.ts";
import { parsePointer } from "../../model/configPath.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { isAmongSettings } from "../../model/entity/entityPlace.ts";
import { type OpenItems, pointerIn, type SettingEntry } from "../../model/palette/settingPlaces.ts";
import type { Stores } from "../../stores/Stores.ts";
import { paletteText } from "../../texts/en/palette.ts";
import { formAddress } from "../formAddress.ts";
import { homeAddress } from "../mediaAddresses.ts";
import type { ConsolePlaces } from "./ConsolePlaces.ts";
import type { PaletteItem } from "./paletteItems.ts";

/**
 * The settings as rows: those of what is open first among equals, those of what there is none of yet last.
 * @param stores undefined while it is not known what there is
 */
export function settingItems(
  entries: readonly SettingEntry[],
  stores: Stores | undefined,
  open: OpenItems | undefined,
): readonly PaletteItem[] {
  const idle = new Map<string, string>();
  for (const { name, collection, label } of Object.values<EntityDescriptor>(entities)) {
    if (stores === undefined || collection === undefined) continue;
    if (Object.keys(stores.config.readList(collection)).length > 0) continue;
    idle.set(name, paletteText("palette.noneOf", { label: inSentence(label) }));
  }
  return entries.map((entry) => {
    const { entity } = entry.setting;
    const note = idle.get(entity);
    const isNear = entity === open?.entity.name;
    return { ...entry, icon: "settings", isNear, ...(note !== undefined && { note, isIdle: true }) };
  });
}

/** A setting whose entity is known, and which of its items are meant. */
export interface MeantSetting {
  readonly setting: SearchEntry;
  readonly keys: readonly string[];
}

/** Address of the form with a setting; of one that belongs to items, that of these items. */
export function settingAddress(
  { setting, keys }: MeantSetting,
  { config }: Stores,
  { settingPages }: ConsolePlaces,
  search: string,
): string {
  const { entity: name, pattern, route = "" } = setting;
  const entity: EntityDescriptor | undefined = Object.values<EntityDescriptor>(entities).find(
    (one) => one.name === name,
  );
  if (name === "server") return formAddress(parsePointer(pointerIn(pattern, config.peek())), { settingPages }) ?? "/";
  if (entity?.collection === undefined) return `/${route}`;
  const { collection } = entity;
  const [key] = keys;
  // Where the first one is made.
  if (key === undefined)
    return (isAmongSettings(entity) && formAddress([collection], { settingPages })) || homeAddress(entity, "");
  const pointer = pointerIn(pattern, config.readList(collection)[key]);
  return (
    formAddress([collection, key, ...parsePointer(pointer)], { keys, search, settingPages }) ??
    homeAddress(entity, search)
  );
}

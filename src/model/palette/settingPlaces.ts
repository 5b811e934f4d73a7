import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { SearchEntry } from "../../generated/contracts/SearchEntry.ts";
import { formatPointer, parsePointer, valueAt } from "../configPath.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { isPlainObject, type Json } from "../Json.ts";
import { parseMediaNames } from "../stream/mediaNames.ts";
import type { PaletteEntry } from "./searchPalette.ts";

/** A setting as it is searched for, whatever it is a setting of. */
export interface SettingEntry extends PaletteEntry {
  readonly kind: "setting";
  readonly setting: SearchEntry;
}

/** The rows of the search for all settings. @param group their heading */
export function settingEntries(
  index: readonly SearchEntry[],
  entities: Readonly<Record<string, EntityDescriptor>>,
  group: string,
): readonly SettingEntry[] {
  return index.flatMap((setting) => {
    const entity = entities[setting.entity];
    if (!entity) return [];
    const path = parsePointer(setting.pattern).filter((segment) => segment !== "*");
    return [
      {
        kind: "setting",
        id: `setting:${setting.entity}${setting.pattern}`,
        group,
        title: setting.title,
        place: placeWords(setting, entity),
        // The section is said in the place: by its name alone all that stands in it would be found.
        names: setting.words.filter((word) => word !== setting.section),
        paths: [path.join("."), path.join("/"), ...(setting.section === undefined ? [] : [setting.section])],
        help: setting.description,
        setting,
      } as const,
    ];
  });
}

/** `Stream › Transcoder › Video tracks`: entity, page, section and what the setting stands in, each said once. */
function placeWords({ page, section, pattern }: SearchEntry, entity: EntityDescriptor): string {
  const own = entity.pages.find(({ name }) => name === page);
  const path = parsePointer(pattern);
  const around = path.slice(1).map((_, index) => entity.fields[formatPointer(path.slice(0, index + 1))]?.title);
  const words = [
    entity.label,
    own?.title,
    own?.sections.find(({ name }) => name === section)?.title,
    ...around.filter((title, index) => path[index] !== "*" && title !== undefined),
  ].filter((word) => word !== undefined && word !== "");
  return words.filter((word, index) => word !== words[index - 1]).join(" › ");
}

/**
 * Where a setting stands in an item: of a list of sources, in the first one. Of a map without keys it is the map itself; in a list
 * without items the row for a new one.
 */
export function pointerIn(pattern: string, item: Json | undefined): string {
  const path: string[] = [];
  for (const segment of parsePointer(pattern)) {
    if (segment !== "*") {
      path.push(segment);
      continue;
    }
    const around = valueAt(item, path);
    const key = isPlainObject(around) ? Object.keys(around)[0] : "0";
    if (key === undefined) break;
    path.push(key);
  }
  return formatPointer(path);
}

/** The items whose pages an address below /admin opens. */
export interface OpenItems {
  readonly entity: EntityDescriptor;
  readonly keys: readonly string[];
}

export function openItems(pathname: string, entities: Entities): OpenItems | undefined {
  for (const entity of Object.values(entities)) {
    const start = `/${entity.route ?? ""}/`;
    if (entity.collection === undefined || entity.pages.length === 0 || !pathname.startsWith(start)) continue;
    const keys = parseMediaNames(pathname.slice(start.length).split("/")[0] ?? "");
    if (keys.length > 0) return { entity, keys };
  }
  return undefined;
}

import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import { entities } from "../generated/entities.ts";
import { type ConfigPath, formatPointer } from "../model/configPath.ts";
import { fieldAt, isAmongSettings, placeAt } from "../model/entity/entityPlace.ts";
import { decodedPart } from "../model/stream/mediaNames.ts";
import { itemAddress } from "./mediaAddresses.ts";

interface FormWay {
  /** The items that are meant, where it is not the one of the path alone. */
  readonly keys?: readonly string[];
  /** The filter and the query that stand in the address. */
  readonly search?: string;
  /** Where pages of the server's settings stand that are not below its own address, by their name; without it they are not led to. */
  readonly settingPages?: Readonly<Record<string, string>>;
}

/** Address of the form that edits a setting, with the setting behind the #; undefined where no page has it. */
export function formAddress(path: ConfigPath, { keys, search = "", settingPages }: FormWay = {}): string | undefined {
  const { entity, key, rest } = placeAt(path, entities);
  if (key === "" || entity === undefined || isAmongSettings(entity)) {
    const page = settingsAddress(path, settingPages);
    return page && page + search + hashOf(path);
  }
  if (entity.route === undefined) return undefined;
  const first = entity.pages[0]?.name;
  const page = fieldAt(path, entities)?.page ?? first;
  return itemAddress(entity.route, keys ?? [key], page === first ? "" : page) + search + hashOf(rest);
}

/** Address of the settings of the server among which a path stands, or the collection that it leads into. */
function settingsAddress(path: ConfigPath, settingPages: FormWay["settingPages"]): string | undefined {
  const server: EntityDescriptor = entities.server;
  const { fields, pages, route = "" } = server;
  const around = fields[formatPointer(path.slice(0, 1))]?.page;
  // The config as a whole, or a list with a screen of its own.
  if (around === undefined && placeAt(path, entities).entity !== server) return undefined;
  const first = pages[0]?.name;
  const page = around ?? fieldAt(path, entities)?.page ?? first ?? "";
  if (settingPages && Object.hasOwn(settingPages, page)) return settingPages[page];
  if (page === first) return `/${route}`;
  return settingPages && `/${route}/${page}`;
}

/** A setting behind the # of an address. */
function hashOf(path: ConfigPath): string {
  return path.length === 0 ? "" : `#${formatPointer(path).split("/").map(encodeURIComponent).join("/")}`;
}

/** The JSON pointer that `formAddress` has put behind the #; undefined where something else stands there. */
export function pointerInHash(hash: string): string | undefined {
  if (!hash.startsWith("#/")) return undefined;
  return hash.slice(1).split("/").map(decodedPart).join("/");
}

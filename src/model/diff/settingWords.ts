import { shownUrl } from "../hiddenCharacters.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import { locale } from "../../texts/language.ts";
import { text } from "../../texts/text.ts";
import type { Json } from "../Json.ts";
import { type ConfigPath, valueAt } from "../configPath.ts";
import { type Entities, fieldAt, placeAt } from "../entity/entityPlace.ts";
import { mirrorName } from "../mirror/mirrorServers.ts";
import { numberInWords } from "../units/formatQuantity.ts";

export interface EntityWords {
  readonly entityLabel: string;
  readonly entityName: string;
  /** Both: `Stream news`. */
  readonly entity: string;
}

/** What the entity around a path is called; `known` is the entity, wherever it is kept. */
export function entityNameAt(path: ConfigPath, known: Json | undefined, entities: Entities): EntityWords {
  const { entity, key } = placeAt(path, entities);
  const entityLabel = entity?.label ?? "";
  const entityName = entity === undefined ? key : entityTitle(entity, key, known);
  return { entityLabel, entityName, entity: [entityLabel, entityName].filter((word) => word !== "").join(" ") };
}

/**
 * What one of an entity is called: by the setting that its schema names, else by its key. A key that the server gave is a
 * number: such a one (a mirror) goes by its title, its description or its first address.
 */
export function entityTitle(entity: EntityDescriptor, key: string, value: Json | undefined): string {
  const title = entity.title === undefined ? undefined : valueAt(value, [entity.title]);
  if (typeof title === "string" && title.trim() !== "") return title;
  return (entity.serverKeys === true ? mirrorName(value) : undefined) ?? key;
}

/**
 * What a setting is called, with the keys of the maps around it: `Video track 2, video bitrate`; with the group around it where
 * another setting of the entity is called the same: `Audio, bitrate`.
 */
export function titleAt(path: ConfigPath, entities: Entities): string {
  const { at, rest, entity } = placeAt(path, entities);
  const parts: string[] = [];
  for (let length = 1; length <= rest.length; length++) {
    const here = [...at, ...rest.slice(0, length)];
    const around = fieldAt(here.slice(0, -1), entities);
    const key = rest[length - 1] ?? "";
    if (isKeyed(around)) parts.push(`${itemTitle(around, fieldAt(here, entities))} ${key}`);
    else if (length === rest.length) {
      const title = fieldAt(here, entities)?.title;
      // An item of a list or map is named already.
      const isInGroup = length > 1 && !isKeyed(fieldAt(here.slice(0, -2), entities));
      if (isInGroup && around?.title && isShared(title, entity)) parts.push(around.title);
      parts.push(title ?? key.replaceAll("_", " "));
    }
  }
  return parts.map((part, index) => (index === 0 ? part : inSentence(part))).join(", ");
}

/** What one of a map is called, as the form calls it: `Video track`, of the video tracks; of a list, what all of it is. */
function itemTitle(around: FieldInfo | undefined, item: FieldInfo | undefined): string {
  const all = around?.title ?? "";
  return around?.type === "map" && item?.type === "object" ? (item.title ?? all) : all;
}

function isKeyed(field: FieldInfo | undefined): boolean {
  return field?.type === "map" || field?.type === "array";
}

function isShared(title: string | undefined, entity: EntityDescriptor | undefined): boolean {
  return Object.values(entity?.fields ?? {}).filter((field) => field.title === title).length > 1;
}

/**
 * Where a path leads, in words: `Stream news, Client timeout`; "" for the config as a whole.
 * @param tree the config, where one that goes by a title is to be called by it
 */
export function placeInWords(path: ConfigPath, entities: Entities, between = ", ", tree?: Json): string {
  const { at } = placeAt(path, entities);
  const { entity } = entityNameAt(at, valueAt(tree, at), entities);
  return [entity, titleAt(path, entities)].filter(Boolean).join(between);
}

/** A title within a sentence: `Client timeout` is `client timeout`, `DVR path` keeps its capitals; other languages their nouns. */
export function inSentence(title: string): string {
  return locale() === "en" && /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const LONGEST = 120;

/** What is known of a value and of what stands below it, by the path from it: `[]` is the value itself. */
type FieldOf = (rest: ConfigPath) => FieldInfo | undefined;

/** A setting's value as an operator reads it: with its unit, on or off, by the words of its choice; absent, its default. */
export function formatValue(value: Json | undefined, field: FieldInfo | undefined): string {
  return shortened(inFull(value, (rest) => (rest.length === 0 ? field : undefined)));
}

/** The same of the value that stands at a path: what stands in it is said by its own units and choices. */
export function formatValueAt(value: Json | undefined, path: ConfigPath, entities: Entities): string {
  return shortened(valueInFull(value, path, entities));
}

/** The same, whatever its length. */
export function valueInFull(value: Json | undefined, path: ConfigPath, entities: Entities): string {
  return inFull(value, (rest) => fieldAt([...path, ...rest], entities));
}

function inFull(value: Json | undefined, fieldOf: FieldOf): string {
  const field = fieldOf([]);
  if (value === undefined || value === null) return absent(field);
  const below =
    (key: string): FieldOf =>
    (rest) =>
      fieldOf([key, ...rest]);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => inFull(item, below(String(index))));
    const isRange = items.length === 2 && fieldOf(["0"])?.isTimeOfDay === true;
    return items.join(isRange ? "–" : value.some(hasParts) ? "; " : ", ") || text("changes.empty");
  }
  if (typeof value === "object") {
    const settings = Object.entries(value).filter(([, child]) => child !== null);
    const isMap = field?.type === "map";
    const words = settings.map(([key, child]) => settingInFull(key, child, below(key), isMap));
    return words.join(", ") || text("changes.empty");
  }
  const label = own(field?.enumLabels, String(value));
  if (label !== undefined) return label;
  if (typeof value === "boolean") return text(value ? "changes.on" : "changes.off");
  if (typeof value === "number") return numberInWords(value, field);
  return value === "" ? text("changes.empty") : shownUrl(value);
}

/** `priority 1`; what has parts of its own is held together: `options (port 80, secure on)`. */
function settingInFull(key: string, value: Json, fieldOf: FieldOf, isInMap: boolean): string {
  const name = shownUrl(key);
  const said = fieldOf([])?.title;
  const plain = said === undefined ? name.replaceAll("_", " ") : inSentence(said);
  const title = said !== undefined && isInMap ? `${plain} ${name}` : plain;
  const words = inFull(value, fieldOf);
  return hasParts(value) ? `${title} (${words})` : `${title} ${words}`;
}

function hasParts(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

function absent(field: FieldInfo | undefined): string {
  const label = own(field?.enumLabels, "");
  if (label !== undefined) return label;
  const standard = plainDefault(field);
  if (standard === undefined) return text("changes.absent");
  return text("changes.default", { value: formatValue(standard, field) });
}

/** What holds while a setting is not set, where that is a plain value. */
export function plainDefault(field: FieldInfo | undefined): string | number | boolean | undefined {
  const standard = field?.default;
  const isPlain = typeof standard === "string" || typeof standard === "number" || typeof standard === "boolean";
  return isPlain ? standard : undefined;
}

function shortened(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}

function own(labels: Readonly<Record<string, string>> | undefined, value: string): string | undefined {
  return labels !== undefined && Object.hasOwn(labels, value) ? labels[value] : undefined;
}

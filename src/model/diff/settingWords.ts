import { hideLogins } from "../entity/sensitiveSettings.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo, FieldUnit } from "../../generated/contracts/FieldInfo.ts";
import { locale } from "../../texts/language.ts";
import { text } from "../../texts/text.ts";
import type { Json } from "../Json.ts";
import { type ConfigPath, valueAt } from "../configPath.ts";
import { type Entities, fieldAt, placeAt } from "../entity/entityPlace.ts";
import { mirrorName } from "../mirror/mirrorServers.ts";
import { formatSizeString, formatTimeString } from "../units/unitStrings.ts";

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

/** What a setting is called, with the keys of the maps around it: `Video track 2, video bitrate`. */
export function titleAt(path: ConfigPath, entities: Entities): string {
  const { at, rest } = placeAt(path, entities);
  const parts: string[] = [];
  for (let length = 1; length <= rest.length; length++) {
    const here = [...at, ...rest.slice(0, length)];
    const around = fieldAt(here.slice(0, -1), entities);
    const key = rest[length - 1] ?? "";
    if (around?.type === "map" || around?.type === "array") parts.push(`${around.title} ${key}`);
    else if (length === rest.length) parts.push(fieldAt(here, entities)?.title ?? key.replaceAll("_", " "));
  }
  return parts.map((part, index) => (index === 0 ? part : inSentence(part))).join(", ");
}

/** Where a path leads, in words: `Stream news, Client timeout`; "" for the config as a whole. */
export function placeInWords(path: ConfigPath, entities: Entities, between = ", "): string {
  const { entity } = entityNameAt(placeAt(path, entities).at, undefined, entities);
  return [entity, titleAt(path, entities)].filter(Boolean).join(between);
}

/** A title within a sentence: `Client timeout` is `client timeout`, `DVR path` keeps its capitals; other languages their nouns. */
export function inSentence(title: string): string {
  return locale() === "en" && /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const LONGEST = 120;

/** A setting's value as an operator reads it: with its unit, on or off, by the words of its choice; absent, its default. */
export function formatValue(value: Json | undefined, field: FieldInfo | undefined): string {
  if (value === undefined || value === null) return absent(field);
  const label = typeof value === "object" ? undefined : own(field?.enumLabels, String(value));
  if (label !== undefined) return label;
  if (typeof value === "boolean") return text(value ? "changes.on" : "changes.off");
  if (typeof value === "number") return withUnit(value, field);
  if (value === "" || (Array.isArray(value) && value.length === 0)) return text("changes.empty");
  return shortened(valueInFull(value));
}

/** A text, or a list of plain values, whatever its length; without the logins of addresses. */
export function valueInFull(value: Json | undefined): string {
  return hideLogins(typeof value === "string" ? value : listed(value ?? null));
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

function withUnit(value: number, field: FieldInfo | undefined): string {
  const format = field?.unit === undefined ? undefined : unitFormats[field.unit];
  return format?.(value, field?.defaultUnit) ?? String(value);
}

function listed(value: Json): string {
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== "object");
  return isPlain ? value.join(", ") : JSON.stringify(value);
}

function shortened(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}

function own(labels: Readonly<Record<string, string>> | undefined, value: string): string | undefined {
  return labels !== undefined && Object.hasOwn(labels, value) ? labels[value] : undefined;
}

type Format = (value: number, defaultUnit: string | undefined) => string;

const asIs =
  (suffix: string): Format =>
  (value) =>
    `${value} ${suffix}`;

/** A number with its unit, exact to the last digit: two different values never read the same. */
const unitFormats: Readonly<Partial<Record<FieldUnit, Format>>> = {
  seconds: (value, defaultUnit) => (defaultUnit === undefined ? `${value} s` : spaced(formatTimeString(value))),
  milliseconds: asIs("ms"),
  bytes: (value) => (value < 1024 ? `${value} B` : `${spaced(formatSizeString(value))}B`),
  bitrate: bitrate,
  kilobits: asIs("kbps"),
  percent: asIs("%"),
  pixels: asIs("px"),
};

/** With a selector (`defaultUnit`) in its powers of 1024, else in thousands, as encoders count. */
function bitrate(value: number, defaultUnit: string | undefined): string {
  if (defaultUnit !== undefined && value >= 1024) return `${spaced(formatSizeString(value))}bps`;
  return value >= 1000 ? `${value / 1000} kbps` : `${value} bps`;
}

function spaced(amount: string): string {
  return amount.replace(/(?=[a-zA-Z]+$)/, " ");
}

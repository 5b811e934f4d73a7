import type { SourceFile } from "../readSchemas.ts";
import { titleFromName } from "./titleFromName.ts";

export type Raw = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The one page of an entity that names none. */
const onlyPage = { name: "overview", title: "Overview", sections: [{ name: "general", title: "General" }] };

/**
 * A schema whose `x-entity` says all that it leaves to us: label, plural, key, address, pages; and how its blocks are
 * written in the raw text. A schema that is no entity stays as it is.
 */
export function withEntityDefaults(source: SourceFile): SourceFile {
  const said = source.data["x-entity"];
  if (!isRecord(said)) return source;
  const { key: saidKey, ...rest } = said;
  const label = textOf(said["label"]) ?? textOf(source.data["title"]) ?? titleFromName(source.name);
  const key = saidKey === undefined ? defaultKey(source.data) : saidKey;
  const collection = textOf(said["collection"]);
  const entity = {
    label,
    plural: pluralOf(label),
    ...(typeof key === "string" ? { key } : {}),
    ...(typeof key === "string" && collection !== undefined && said["serverKeys"] !== true ? { renamable: true } : {}),
    ...(collection === undefined ? {} : { route: collection }),
    pages: [onlyPage],
    ...rest,
  };
  const conf = source.data["x-conf"] ?? {
    blocks: [{ word: source.name.replaceAll("-", "_") }],
    arguments: typeof key === "string" ? [key] : ["$key"],
  };
  const text = collection === undefined ? {} : { "x-conf": conf };
  return { ...source, data: { ...withOwnKey(source.data, key), ...text, "x-entity": entity } };
}

function defaultKey(data: Raw): string | undefined {
  const { properties } = data;
  return isRecord(properties) && isRecord(properties["name"]) ? "name" : undefined;
}

/** The key stands behind the block's word, and not in the block once more; and no two items can be given the same one. */
function withOwnKey(data: Raw, key: unknown): Raw {
  const { properties } = data;
  const property = typeof key === "string" && isRecord(properties) ? properties[key] : undefined;
  if (!isRecord(property)) return data;
  const conf = property["x-conf"] ?? { shape: "none" };
  const ui = { multi: "hidden", ...(isRecord(property["x-ui"]) ? property["x-ui"] : {}) };
  return {
    ...data,
    properties: { ...(properties as Raw), [key as string]: { ...property, "x-conf": conf, "x-ui": ui } },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The plural of an English noun, as far as a rule tells it: Watermark, Category, Switch, DVR. */
export function pluralOf(label: string): string {
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;
}

import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { hiddenIn, withHiddenShown } from "../hiddenCharacters.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import { makesNoAddress } from "../entity/entityNames.ts";
import { placeAt } from "../entity/entityPlace.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { Problem } from "../entity/checkProblems.ts";

/** Texts and names with control characters other than tab and the ends of lines: a NUL makes the config file a binary one. */
export function checkCharacters(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly Problem[] {
  return touched.flatMap((path) => {
    const found = pathsWithControls(valueAt(config, path), path, collectionsBelow(path, entities));
    const named = path.some(hasControl) ? [path, ...found] : found;
    return named.map((at): Problem => ({
      pointer: formatPointer(at),
      keyword: "characters",
      level: "error",
      message: "This text holds a control character. Remove it.",
    }));
  });
}

function pathsWithControls(value: Json | undefined, path: ConfigPath, skipped: ReadonlySet<string>): ConfigPath[] {
  if (typeof value === "string") return hasControl(value) ? [path] : [];
  return children(value, skipped).flatMap(([key, child]) =>
    hasControl(key) ? [[...path, key]] : pathsWithControls(child, [...path, key], NONE),
  );
}

/** Tab and both halves of an end of line: a text edited on Windows is as good as any. */
const endsOrSpacesText = new Set([0x09, 0x0a, 0x0d]);

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 && !endsOrSpacesText.has(code)) return true;
  }
  return false;
}

/** What names are looked at in, and where names stood before: those are left, so that an old file can still be edited. */
interface NamesInput {
  readonly config: JsonObject;
  readonly touched: readonly ConfigPath[];
  readonly entities: readonly ConfigEntity[];
  readonly before: JsonObject;
}

/**
 * New names with characters that cannot be seen, at any depth: two such names look like one, or like another. And those of
 * entities that no page has an address for.
 */
export function checkNames(input: NamesInput): readonly Problem[] {
  const problemAt = (path: ConfigPath, keyword: string, message: string): Problem => {
    const { entity, rest } = placeAt(path, input.entities);
    // A whole entity's name is edited in a setting of its own.
    const at = rest.length > 0 || entity?.key === undefined ? path : [...path, entity.key];
    return { pointer: formatPointer(at), keyword, level: "error", message };
  };
  const hidden = hiddenNamesIn(input).map((path) => {
    const name = path.at(-1) ?? "";
    const words = `The name ${withHiddenShown(name)} holds what cannot be seen (${hiddenIn(name).join(", ")}). Type it anew without.`;
    return problemAt(path, "hidden", words);
  });
  const dots = input.touched.filter((path) => makesNoAddress(path[1] ?? "") && isNew(path, input));
  return [...hidden, ...dots.map((path) => problemAt(path, "address", NO_ADDRESS))];
}

const NO_ADDRESS = 'Dots ("." and "..") make no address, alone or between slashes. Choose another name.';

function isNew(path: ConfigPath, { before }: NamesInput): boolean {
  return valueAt(before, path) === undefined;
}

/** Words for the operator on names that an older server let in; undefined when there are none. */
export function describeOldNames(config: JsonObject, entities: readonly ConfigEntity[]): string | undefined {
  const hidden = hiddenNamesIn({ config, touched: [[]], entities: [], before: {} });
  const dots = entities
    .flatMap(({ collection }) => collection ?? [])
    .flatMap((collection) => children(config[collection], NONE).map(([name]) => [collection, name]))
    .filter(([, name = ""]) => makesNoAddress(name));
  const words = [
    ...(hidden.length === 0
      ? []
      : [`Names that hold what cannot be seen: ${listed(hidden)}. They may be taken for others: rename them.`]),
    ...(dots.length === 0
      ? []
      : [`Names with dots that make no address: ${listed(dots)}. Nobody can play them: rename them.`]),
  ];
  return words.length === 0 ? undefined : words.join(" ");
}

function listed(paths: readonly ConfigPath[]): string {
  const shown = paths.slice(0, 5).map((path) => withHiddenShown(path.join("/")));
  const others = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : "";
  return shown.join(", ") + others;
}

function hiddenNamesIn(input: NamesInput): readonly ConfigPath[] {
  const { config, touched, entities } = input;
  return touched.flatMap((path) => {
    const own = path.some(isHidden) ? [path] : [];
    const below = hiddenNamesBelow(valueAt(config, path), path, collectionsBelow(path, entities));
    return [...own, ...below].filter((at) => isNew(at, input));
  });
}

function hiddenNamesBelow(value: Json | undefined, path: ConfigPath, skipped: ReadonlySet<string>): ConfigPath[] {
  return children(value, skipped).flatMap(([key, child]) => {
    const at = [...path, key];
    return [...(isHidden(key) ? [at] : []), ...hiddenNamesBelow(child, at, NONE)];
  });
}

function isHidden(name: string): boolean {
  return hiddenIn(name).length > 0;
}

const NONE: ReadonlySet<string> = new Set();

/** The config itself is looked at without its collections: their entities are touched for themselves. */
function collectionsBelow(path: ConfigPath, entities: readonly ConfigEntity[]): ReadonlySet<string> {
  return path.length > 0 ? NONE : new Set(entities.flatMap(({ collection }) => collection ?? []));
}

function children(value: Json | undefined, skipped: ReadonlySet<string>): readonly [string, Json][] {
  if (!isPlainObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).filter(([key]) => !skipped.has(key));
}

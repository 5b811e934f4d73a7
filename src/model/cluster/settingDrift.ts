import type { StreamSettings } from "../../generated/types/StreamSettings.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import type { Change } from "../diff/Change.ts";
import { describeChanges } from "../diff/draftChanges.ts";
import { formatValueAt, titleAt } from "../diff/settingWords.ts";
import type { DraftEdits } from "../draft/fieldEdits.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { digestLength, hiddenMark } from "../entity/sensitiveSettings.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";

/** A setting that is not the same on all servers. */
export interface DriftRow {
  /** Below the stream. */
  readonly pointer: string;
  readonly title: string;
  /** By server, in the order of `servers`; undefined where the server has no such stream. */
  readonly values: readonly (DriftValue | undefined)[];
}

export interface DriftValue {
  /** As an operator reads it; a secret is told from another one by a letter. */
  readonly words: string;
  /** Equal values have the same number, the most frequent one has 0. */
  readonly variant: number;
}

/** The settings in which servers differ, in the order in which they are met. */
export function driftRows(
  name: string,
  servers: readonly StreamSettings["servers"][string][],
  entities: Entities,
): readonly DriftRow[] {
  const all = servers.map(({ settings }) => (isPlainObject(settings) ? settings : undefined));
  const there = all.filter((one) => one !== undefined);
  if (there.length === 0) return [];
  return differingPaths(there, []).map((path) => {
    const full = ["streams", name, ...path];
    const values = all.map((one) => one && valueIn(one, path));
    const variants = variantsOf(there.map((one) => valueIn(one, path)));
    return {
      pointer: formatPointer(path),
      title: titleAt(full, entities),
      values: all.map((one, index) => one && driftValue(values[index], variants, full, entities)),
    };
  });
}

/** Objects are walked into as long as all servers have one there; lists are one value. */
function differingPaths(values: readonly (Json | undefined)[], path: ConfigPath): readonly ConfigPath[] {
  const [first, ...others] = values;
  if (others.every((other) => deepEqual(first, other))) return [];
  const objects = values.filter((value) => isPlainObject(value));
  if (objects.length < values.length) return [path];
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...keys].flatMap((key) =>
    differingPaths(
      objects.map((object) => (Object.hasOwn(object, key) ? object[key] : undefined)),
      [...path, key],
    ),
  );
}

function valueIn(settings: JsonObject, path: ConfigPath): Json | undefined {
  let value: Json | undefined = settings;
  for (const key of path) value = isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Different values, the most frequent first. */
function variantsOf(values: readonly (Json | undefined)[]): readonly (Json | undefined)[] {
  const found: { readonly value: Json | undefined; count: number }[] = [];
  for (const value of values) {
    const known = found.find((one) => deepEqual(one.value, value));
    if (known === undefined) found.push({ value, count: 1 });
    else known.count += 1;
  }
  return found.sort((one, other) => other.count - one.count).map(({ value }) => value);
}

function driftValue(
  value: Json | undefined,
  variants: readonly (Json | undefined)[],
  path: ConfigPath,
  entities: Entities,
): DriftValue {
  const variant = variants.findIndex((one) => deepEqual(one, value));
  const letters = lettersOf(variants);
  const words = formatValueAt(shown(value, letters), path, entities);
  return { words, variant };
}

/** Digests say nothing to people: each gets a letter. */
function lettersOf(values: readonly (Json | undefined)[]): ReadonlyMap<string, string> {
  const digests = new Set(JSON.stringify(values).match(DIGEST) ?? []);
  return new Map([...digests].map((digest, index) => [digest, `••• ${letterOf(index)}`]));
}

/** A to Z, then by number: thirty servers may have as many secrets. */
function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}

const DIGEST = new RegExp(`${hiddenMark}[\\w-]{${digestLength}}`, "g");

function shown(value: Json | undefined, letters: ReadonlyMap<string, string>): Json | undefined {
  if (typeof value === "string") return value.replaceAll(DIGEST, (digest) => letters.get(digest) ?? "•••");
  if (Array.isArray(value)) return value.map((item) => shown(item, letters) ?? null);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shown(child, letters) ?? null]));
}

/** What a stream becomes on another server, in the words of a review. */
export function copyChanges(
  name: string,
  before: JsonObject | undefined,
  after: JsonObject,
  entities: Entities,
): readonly Change[] {
  const letters = lettersOf([before ?? {}, after]);
  const [base = {}, mine = {}] = [before, after].map((one) => objectIn(shown(one, letters)));
  const edits: DraftEdits = new Map(
    [...new Set([...Object.keys(base), ...Object.keys(mine)])].map((key) => {
      const path = ["streams", name, key];
      return [formatPointer(path), { path, base: base[key], mine: mine[key] }];
    }),
  );
  return describeChanges(edits, { streams: { [name]: { ...base, name } } }, entities);
}

function objectIn(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}

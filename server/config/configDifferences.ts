import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../src/model/configPath.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { isEntityPath, type Rename } from "../../src/model/entity/entityPlace.ts";
import { isSecretAt } from "../../src/model/entity/sensitiveSettings.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { findRenames } from "../../src/model/config/entityRenames.ts";
import { movedKeys, withoutFollowingPlaces } from "../../src/model/config/entityOrder.ts";
import type { RevisionChanges } from "./storage/RevisionMeta.ts";

/** Beyond that nobody counts: an import changes tens of thousands. */
const MOST_COUNTED = 5000;
const MOST_PATHS = 2000;
const MOST_RENAMES = 200;
/** The key of a map may be as long as its writer likes; then its map is named. */
const LONGEST_PATH = 1000;

/** A path as it stands in the history: `streams/news/dvr`. */
export function revisionPath(path: ConfigPath): string {
  return formatPointer(path).slice(1);
}

/** Two configs, one after the other. */
interface Compared {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly entities: readonly ConfigEntity[];
}

/** What is known of them already: in a config of thousands of streams it takes its time. */
interface Known {
  /** The merge patch from one to the other. */
  readonly patch: JsonObject;
  readonly renames: readonly Rename[];
}

/**
 * What of a config changed, and that in a few words. A list is one change; so is an entity that came, went, or got another
 * name. The place of one counts where it was moved among the others, and not where it follows from who came and went.
 */
export function tellDifferences(
  compared: Compared,
  { patch, renames }: Known = comparing(compared),
): { readonly changes: RevisionChanges; readonly summary: string } {
  const edit = withoutFollowingPlaces(patch, compared, renames);
  return { changes: countDifferences(compared, edit, renames), summary: summarise(compared, edit, renames) };
}

/** Only what changed. */
export function differencesOf(compared: Compared): RevisionChanges {
  return tellDifferences(compared).changes;
}

function countDifferences(compared: Compared, edit: JsonObject, renames: readonly Rename[]): RevisionChanges {
  const { before, after, entities } = compared;
  const counted = new ChangeCount(entities);
  const renamed = new Set<string>();
  const moved = new Map<string, ReadonlySet<string>>();
  for (const { from, to } of renames) {
    counted.add(to);
    counted.name(from);
    const [collection = "", name = ""] = to;
    const { key = "", order = "" } = entities.find((one) => one.collection === collection) ?? {};
    // Once for all of a collection: an import may rename thousands.
    const movedHere = moved.get(collection) ?? movedKeys(collection, order, compared, renames);
    moved.set(collection, movedHere);
    const isMoved = movedHere.has(name);
    const left = isMoved ? [key] : [key, order];
    const [was, is] = [without(valueAt(before, from), left), without(valueAt(after, to), left)];
    counted.walk(createMergePatch(was, is), was, to);
    for (const path of [from, to]) renamed.add(formatPointer(path));
  }
  counted.walk(edit, before, [], renamed);
  const told = renames.slice(0, MOST_RENAMES);
  return {
    changes: counted.changes,
    paths: counted.paths,
    added: counted.added,
    removed: counted.removed,
    renames: told.map(({ from, to }) => [revisionPath(from), revisionPath(to)] as const),
  };
}

function comparing({ before, after, entities }: Compared): Known {
  const patch = createMergePatch(before, after);
  return { patch, renames: findRenames(patch, before, entities) };
}

class ChangeCount {
  readonly paths: string[] = [];
  readonly added: string[] = [];
  readonly removed: string[] = [];
  changes = 0;

  constructor(private readonly entities: readonly ConfigEntity[]) {}

  /** @param among where a whole entity is told of that came, or went */
  add(path: ConfigPath, among?: string[]): void {
    this.changes += 1;
    this.name(path, among);
  }

  name(path: ConfigPath, among?: string[]): void {
    const text = revisionPath(path);
    const isLong = text.length > LONGEST_PATH;
    const known = isLong ? revisionPath(path.slice(0, -1)).slice(0, LONGEST_PATH) : text;
    if (this.paths.length >= MOST_PATHS || this.paths.at(-1) === known) return;
    this.paths.push(known);
    if (!isLong) among?.push(known);
  }

  /** Its settings are named one by one; that it came or went as a whole is told beside. */
  #nameSection(path: ConfigPath, among: string[]): void {
    const text = revisionPath(path);
    if (text.length <= LONGEST_PATH && among.length < MOST_PATHS) among.push(text);
  }

  /** @param isPart of a section that came or went as a whole */
  walk(
    patch: JsonObject,
    before: JsonObject,
    at: ConfigPath,
    known: ReadonlySet<string> = new Set(),
    isPart = false,
  ): void {
    for (const [key, value] of Object.entries(patch)) {
      if (this.changes >= MOST_COUNTED) return;
      const path = [...at, key];
      if (known.has(formatPointer(path))) continue;
      const old = Object.hasOwn(before, key) ? before[key] : undefined;
      // Of a whole collection that went, each entity; of a part of an entity, each of its settings, as of one that came.
      const gone = value === null && isPlainObject(old) && this.#isWalked(path, old, undefined) ? old : undefined;
      const isSection = !isPart && !isCollectionPath(path, this.entities);
      if (gone !== undefined) {
        if (isSection) this.#nameSection(path, this.removed);
        this.walk(nothingOf(gone), gone, path, known, isPart || isSection);
      } else if (this.#isWalked(path, value, old)) {
        const isNew = isSection && old === undefined;
        if (isNew) this.#nameSection(path, this.added);
        this.walk(isPlainObject(value) ? value : {}, isPlainObject(old) ? old : {}, path, known, isPart || isNew);
      } else this.add(path, this.#among(path, value, old));
    }
  }

  #isWalked(path: ConfigPath, value: Json | undefined, old: Json | undefined): boolean {
    if (!isPlainObject(value) || Object.keys(value).length === 0 || isSecretAt(path, this.entities)) return false;
    return isPlainObject(old) || !isEntityPath(path, this.entities);
  }

  #among(path: ConfigPath, value: Json | undefined, old: Json | undefined): string[] | undefined {
    if (!isEntityPath(path, this.entities)) return undefined;
    if (value === null) return this.removed;
    return old === undefined ? this.added : undefined;
  }
}

/** Whether a path is of a map of entities: whatever is put into it, under any key, is one. */
function isCollectionPath(path: ConfigPath, entities: readonly ConfigEntity[]): boolean {
  return isEntityPath([...path, "any"], entities);
}

function nothingOf(entries: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(entries).map((key) => [key, null]));
}

function without(value: Json | undefined, keys: readonly string[]): JsonObject {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** So many names of a collection are said. */
const MOST_NAMED = 3;

/** A change in a few words, without values (some are secret): `streams: news (created), sport; loglevel`. */
function summarise({ before, entities }: Compared, edit: JsonObject, renames: readonly Rename[]): string {
  const former = new Map(renames.map(({ from, to }) => [formatPointer(to), from[1] ?? ""]));
  const away = new Set(renames.map(({ from }) => formatPointer(from)));
  const wordOf = (path: ConfigPath, value: Json | undefined): string => {
    const [name, was] = [path.at(-1) ?? "", former.get(formatPointer(path))];
    if (was !== undefined) return `${name} (was ${was})`;
    const isWhole = isEntityPath(path, entities);
    if (value === null) return `${name} (${isWhole ? "deleted" : "removed"})`;
    return isWhole && valueAt(before, path) === undefined ? `${name} (created)` : name;
  };
  const parts = Object.entries(edit).map(([key, value]) => {
    if (!isPlainObject(value)) return key;
    const told = Object.entries(value).filter(([name]) => !away.has(formatPointer([key, name])));
    const words = told.slice(0, MOST_NAMED).map(([name, one]) => wordOf([key, name], one));
    return `${key}: ${words.join(", ")}${told.length > MOST_NAMED ? ` and ${told.length - MOST_NAMED} more` : ""}`;
  });
  return parts.length === 0 ? "text only" : parts.join("; ");
}

import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../src/model/configPath.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { isEntityPath, type Rename } from "../../src/model/entity/entityPlace.ts";
import { isSecretAt } from "../../src/model/entity/sensitiveSettings.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { findRenames } from "./delta/configRenames.ts";
import { withoutImpliedPlaces } from "./delta/entityOrder.ts";
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
  /** The merge patch from one to the other, without places that follow from others. */
  readonly edit: JsonObject;
  readonly renames: readonly Rename[];
}

/** What of a config changed. A list is one change; so is an entity that came, went, or got another name. */
export function differencesOf(compared: Compared, { edit, renames }: Known = comparing(compared)): RevisionChanges {
  const { before, after, entities } = compared;
  const counted = new ChangeCount(entities);
  const renamed = new Set<string>();
  for (const { from, to } of renames) {
    counted.add(to);
    counted.name(from);
    const order = entities.find(({ collection }) => collection === to[0])?.order ?? "";
    const key = entities.find(({ collection }) => collection === to[0])?.key ?? "";
    const [was, is] = [without(valueAt(before, from), [key, order]), without(valueAt(after, to), [key, order])];
    counted.walk(createMergePatch(was, is), was, to);
    for (const path of [from, to]) renamed.add(formatPointer(path));
  }
  counted.walk(edit, before, [], renamed);
  const told = renames.slice(0, MOST_RENAMES);
  return {
    changes: counted.changes,
    paths: counted.paths,
    renames: told.map(({ from, to }) => [revisionPath(from), revisionPath(to)] as const),
  };
}

function comparing({ before, after, entities }: Compared): Known {
  const patch = createMergePatch(before, after);
  return {
    edit: withoutImpliedPlaces(patch, { before, after, entities }),
    renames: findRenames(patch, before, entities),
  };
}

class ChangeCount {
  readonly paths: string[] = [];
  changes = 0;

  constructor(private readonly entities: readonly ConfigEntity[]) {}

  add(path: ConfigPath): void {
    this.changes += 1;
    this.name(path);
  }

  name(path: ConfigPath): void {
    const text = revisionPath(path);
    const known = text.length > LONGEST_PATH ? revisionPath(path.slice(0, -1)).slice(0, LONGEST_PATH) : text;
    if (this.paths.length < MOST_PATHS && this.paths.at(-1) !== known) this.paths.push(known);
  }

  walk(patch: JsonObject, before: JsonObject, at: ConfigPath, known: ReadonlySet<string> = new Set()): void {
    for (const [key, value] of Object.entries(patch)) {
      if (this.changes >= MOST_COUNTED) return;
      const path = [...at, key];
      if (known.has(formatPointer(path))) continue;
      const old = Object.hasOwn(before, key) ? before[key] : undefined;
      // Of a whole collection that went, each entity.
      const gone = value === null && this.#isCollection(path) && isPlainObject(old) ? old : undefined;
      if (gone !== undefined) this.walk(nothingOf(gone), gone, path, known);
      else if (this.#isWalked(path, value, old))
        this.walk(isPlainObject(value) ? value : {}, isPlainObject(old) ? old : {}, path, known);
      else this.add(path);
    }
  }

  #isWalked(path: ConfigPath, value: Json | undefined, old: Json | undefined): boolean {
    if (!isPlainObject(value) || Object.keys(value).length === 0 || isSecretAt(path, this.entities)) return false;
    return isPlainObject(old) || !isEntityPath(path, this.entities);
  }

  #isCollection(path: ConfigPath): boolean {
    return path.length === 1 && this.entities.some(({ collection }) => collection === path[0]);
  }
}

function nothingOf(entries: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(entries).map((key) => [key, null]));
}

function without(value: Json | undefined, keys: readonly string[]): JsonObject {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

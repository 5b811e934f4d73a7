import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { formatPointer } from "../configPath.ts";
import type { Change } from "../diff/Change.ts";
import { entityTitle } from "../diff/settingWords.ts";
import { differences } from "../draft/draftEdits.ts";
import { serverValueAt } from "../draft/draftValues.ts";
import type { DraftEdits, FieldEdit } from "../draft/fieldEdits.ts";
import { type Entities, entityIndex, placeAt } from "../entity/entityPlace.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { mergedOver } from "./mergedOver.ts";

/** What becomes of the config there is: the file takes its place, is laid over it, or only the chosen parts of it are taken. */
export type ImportMode = "replace" | "merge" | "chosen";

/** One part of a config that can be taken by itself: an entity, or all global settings together. */
export interface ImportPart {
  /** The pointer of the entity; empty for the global settings. */
  readonly id: string;
  /** Empty for the global settings. */
  readonly collection: string;
  readonly name: string;
  /** What taking it changes; none where it is as it stands. */
  readonly edits: readonly FieldEdit[];
  readonly becomes: "created" | "changed" | "same";
}

/** What putting another config in place of the whole one changes. @param server the whole tree, reported values too */
export function replacingEdits(server: JsonObject, next: JsonObject, entities: Entities): DraftEdits {
  const { byCollection } = entityIndex(entities);
  return gathered(
    keysOf(server, next).flatMap((key) => {
      const entity = byCollection.get(key);
      if (entity === undefined) return differencesAt([key], server, next[key], entities);
      const [held, wanted] = [objectOf(server[key]), objectOf(next[key])];
      return keysOf(held, wanted).flatMap((name) => {
        const value = isPlaced(wanted[name], entity) ? wanted[name] : withPlaceOf(held[name], wanted[name], entity);
        return differencesAt([key, name], server, value, entities);
      });
    }),
  );
}

/** The parts of a file, and what each changes where it is laid over the config (`merge`) or taken as it is (`chosen`). */
export function importParts(
  server: JsonObject,
  file: JsonObject,
  mode: Exclude<ImportMode, "replace">,
  entities: Entities,
): readonly ImportPart[] {
  const { byCollection } = entityIndex(entities);
  const settings = Object.keys(file).filter((key) => !byCollection.has(key));
  const parts = settings.length === 0 ? [] : [settingsPart(server, file, mode, entities)];
  for (const [collection, entity] of byCollection) {
    const keyOf = keysFor(entity, objectOf(server[collection]));
    for (const [key, value] of Object.entries(objectOf(file[collection]))) {
      const at = [collection, keyOf(key, value)];
      const held = serverValueAt(server, at, entities);
      const wanted = withPlaceOf(held, configOnly(value, at, entities), entity);
      const next = mode === "merge" ? mergedOver(held, wanted, at, entities) : wanted;
      const edits = differences(held, next, at, entities);
      const becomes = edits.length === 0 ? "same" : held === undefined ? "created" : "changed";
      parts.push({ id: formatPointer(at), collection, name: entityTitle(entity, key, value), edits, becomes });
    }
  }
  return parts;
}

/** The edits of some parts as one draft. */
export function editsOfParts(parts: readonly ImportPart[]): DraftEdits {
  return gathered(parts.flatMap(({ edits }) => edits));
}

function settingsPart(
  server: JsonObject,
  file: JsonObject,
  mode: Exclude<ImportMode, "replace">,
  entities: Entities,
): ImportPart {
  const { byCollection } = entityIndex(entities);
  const keys = mode === "merge" ? Object.keys(file) : keysOf(server, file);
  const edits = keys
    .filter((key) => !byCollection.has(key))
    .flatMap((key) => {
      const wanted = file[key];
      const next =
        mode === "merge" ? mergedOver(serverValueAt(server, [key], entities), wanted, [key], entities) : wanted;
      return differencesAt([key], server, next, entities);
    });
  return { id: "", collection: "", name: "", edits, becomes: edits.length === 0 ? "same" : "changed" };
}

/**
 * Under which key an entity of a file stands here. One whose key the server gives has another on each server: it is the
 * one of the same name, else new.
 */
function keysFor(entity: EntityDescriptor, held: JsonObject): (key: string, value: Json) => string {
  if (entity.serverKeys !== true) return (key) => key;
  const byTitle = new Map(Object.entries(held).map(([key, value]) => [entityTitle(entity, key, value), key]));
  let created = 0;
  return (key, value) => {
    const title = entityTitle(entity, key, value);
    const known = byTitle.get(title);
    // A second one of the same name is another one.
    byTitle.delete(title);
    created += known === undefined ? 1 : 0;
    return known ?? `-${created}`;
  };
}

/** An entity without its place in the file's list: one that is here keeps its own, a new one comes last. */
function withPlaceOf(held: Json | undefined, value: Json | undefined, { order }: EntityDescriptor): Json | undefined {
  if (order === undefined || !isPlainObject(value)) return value;
  const { [order]: _place, ...settings } = value;
  const own = isPlainObject(held) ? held[order] : undefined;
  return own === undefined ? settings : { ...settings, [order]: own };
}

function isPlaced(value: Json | undefined, { order }: EntityDescriptor): boolean {
  return order !== undefined && isPlainObject(value) && value[order] !== undefined;
}

function differencesAt(
  path: readonly string[],
  server: JsonObject,
  wanted: Json | undefined,
  entities: Entities,
): readonly FieldEdit[] {
  return differences(serverValueAt(server, path, entities), configOnly(wanted, path, entities), path, entities);
}

function gathered(edits: readonly FieldEdit[]): DraftEdits {
  return new Map(edits.map((edit) => [formatPointer(edit.path), edit]));
}

function objectOf(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}

function keysOf(one: JsonObject, other: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** How many entities come, change and go; the global settings are one. */
export interface ChangeCounts {
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
}

export function countChanges(changes: readonly Change[], entities: Entities): ChangeCounts {
  const by = { created: new Set<string>(), changed: new Set<string>(), deleted: new Set<string>() };
  for (const { kind, path } of changes) {
    const into = kind === "created" || kind === "deleted" ? kind : "changed";
    by[into].add(formatPointer(placeAt(path, entities).at));
  }
  return { created: by.created.size, changed: by.changed.size, deleted: by.deleted.size };
}

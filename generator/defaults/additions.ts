import { escapeSegment } from "../jsonPointer.ts";
import { didYouMean } from "../nearestName.ts";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";
import { isRecord, type Raw } from "./entityDefaults.ts";

/**
 * The schemas with what other files add to them (`x-adds`), and the server's config with a property for each collection
 * that no schema of it names: an entity is one file.
 * @throws SchemaErrors for an addition to a file that is not there
 */
export function withAdditions(sources: readonly SourceFile[]): readonly SourceFile[] {
  const added = sources.flatMap((source) =>
    Object.entries(isRecord(source.data["x-adds"]) ? source.data["x-adds"] : {}).map(([file, part]) => ({
      source,
      file,
      part,
      at: `/x-adds/${escapeSegment(file)}`,
    })),
  );
  const lost = added.filter(({ file }) => !sources.some((source) => isNamed(source, file)));
  if (lost.length > 0)
    throw new SchemaErrors(
      lost.map(({ source, file, at }) => {
        const names = sources.map((one) => one.file.slice(`schemas/${one.folder}/`.length));
        return new SchemaError(source, at, `there is no schema ${file} to add to${didYouMean(file, names)}`);
      }),
    );
  const collections = sources.filter(hasCollection);
  return sources.map((source) => {
    const own = added.filter(({ file }) => isNamed(source, file));
    const lists = isServer(source) ? collections.filter((entity) => !isThere(source, entity)) : [];
    const withLists = lists.reduce(addCollection, source);
    return own.reduce((to, { source: from, part, at }) => addPart(to, part, from, at), withLists);
  });
}

/** A file goes by its name below its folder: `stream.json`, `drm/widevine.json`. */
function isNamed({ file, folder }: SourceFile, name: string): boolean {
  return file === `schemas/${folder}/${name}`;
}

function isServer({ folder, name }: SourceFile): boolean {
  return folder === "config" && name === "server";
}

function collectionOf({ data }: SourceFile): string | undefined {
  const entity = data["x-entity"];
  return isRecord(entity) && typeof entity["collection"] === "string" ? entity["collection"] : undefined;
}

function hasCollection(source: SourceFile): boolean {
  return source.folder === "config" && collectionOf(source) !== undefined;
}

function isThere(server: SourceFile, entity: SourceFile): boolean {
  const { properties } = server.data;
  return isRecord(properties) && Object.hasOwn(properties, collectionOf(entity) ?? "");
}

function addCollection(server: SourceFile, entity: SourceFile): SourceFile {
  const { title, description } = entity.data;
  const { plural = title } = isRecord(entity.data["x-entity"]) ? entity.data["x-entity"] : {};
  const property = {
    title: plural,
    description,
    type: "object",
    additionalProperties: { $ref: entity.file.slice("schemas/config/".length) },
    "x-conf": { shape: "repeated", item: "block" },
  };
  return addPart(server, { properties: { [collectionOf(entity) ?? ""]: property } }, entity, "/x-entity/collection");
}

function addPart(to: SourceFile, part: unknown, source: SourceFile, at: string): SourceFile {
  const places = leaves(to.data, part, "");
  const additions = places.map((pointer) => ({ pointer, source, at: at.startsWith("/x-adds") ? at + pointer : at }));
  return {
    ...to,
    data: merged(to.data, part) as Raw,
    additions: [...(to.additions ?? []), ...additions],
  };
}

/** Lists that grow: what a file adds to them comes behind what is there. */
const growing = new Set(["required", "pages", "sections"]);

function merged(base: unknown, part: unknown, keyword = ""): unknown {
  if (growing.has(keyword) && Array.isArray(base) && Array.isArray(part)) return [...new Set([...base, ...part])];
  if (!isRecord(base) || !isRecord(part)) return part;
  const both = Object.entries(part).map(([key, value]) => [
    key,
    merged(Object.hasOwn(base, key) ? base[key] : undefined, value, key),
  ]);
  return { ...base, ...Object.fromEntries(both) };
}

/** Pointers of what is new in a schema: the topmost part of each. */
function leaves(base: unknown, part: unknown, pointer: string): readonly string[] {
  if (!isRecord(base) || !isRecord(part)) return [pointer];
  return Object.entries(part).flatMap(([key, value]) =>
    leaves(Object.hasOwn(base, key) ? base[key] : undefined, value, `${pointer}/${escapeSegment(key)}`),
  );
}

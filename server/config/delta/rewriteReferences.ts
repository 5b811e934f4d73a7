import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import { followRenames } from "../../../src/model/entity/references/renamedReferences.ts";
import type { ConfigEntity } from "../configEntities.ts";

/**
 * A config in which what named a renamed entity has its new name: the references of the schemas (`x-ref`), and addresses
 * that hold a stream or a file of a VOD.
 */
export function rewriteReferences(
  config: JsonObject,
  renames: readonly Rename[],
  entities: readonly ConfigEntity[],
): JsonObject {
  const followed = followRenames(config, renames, entities);
  const [streams, vods] = [newNames(renames, "streams"), newNames(renames, "vods")];
  if (streams.size + vods.size === 0) return followed;
  // One walk for both: a config of thousands of streams is not walked once a rename.
  return rewrite(followed, (value, path) => fileReference(copyReference(value, path, streams), path, vods));
}

type NewNames = ReadonlyMap<string, string>;

function newNames(renames: readonly Rename[], collection: string): NewNames {
  const own = renames.filter(({ from }) => from[0] === collection);
  return new Map(own.map(({ from, to }) => [from[1] ?? "", to[1] ?? ""]));
}

/** A file of a VOD that is the source of a stream or its fallback video, which may be written with a slash in front. */
function fileReference(value: string, path: readonly string[], names: NewNames): string {
  if (names.size === 0) return value;
  const isBackup = path.at(-1) === "file" && path.at(-2) === "backup";
  const starts = path.includes("urls") ? ["file://"] : isBackup ? ["", "/"] : [];
  for (const start of starts) {
    if (!value.startsWith(start)) continue;
    const file = value.slice(start.length);
    for (const [from, to] of names) if (file.startsWith(`${from}/`)) return start + to + file.slice(from.length);
  }
  return value;
}

/** The source of a stream that copies another one of this server. */
function copyReference(value: string, path: readonly string[], names: NewNames): string {
  const scheme = "copy://";
  if (!path.includes("urls") || !value.startsWith(scheme)) return value;
  const to = names.get(value.slice(scheme.length));
  return to === undefined ? value : scheme + to;
}

type Replace = (value: string, path: readonly string[]) => string;

function rewrite(root: JsonObject, replace: Replace): JsonObject {
  const result = inside(root, []);
  return isPlainObject(result) ? result : root;

  /** Shares with the original whatever holds no reference. */
  function inside(value: Json, path: readonly string[]): Json {
    if (typeof value === "string") return replace(value, path);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => inside(item, [...path, String(index)]));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, inside(child, [...path, key])]);
    return entries.some(([key, child]) => child !== value[key]) ? Object.fromEntries(entries) : value;
  }
}

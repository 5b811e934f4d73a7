import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";

/** A config in which what pointed at a renamed DVR, auth backend, stream or VOD points at its new name. */
export function rewriteReferences(config: JsonObject, renames: readonly Rename[]): JsonObject {
  const names = (collection: string): NewNames => newNames(renames, collection);
  const [dvrs, backends, streams, vods] = [names("dvrs"), names("auth_backends"), names("streams"), names("vods")];
  if (dvrs.size + backends.size + streams.size + vods.size === 0) return config;
  // One walk for all of them: a config of thousands of streams is not walked once a rename.
  return rewrite(config, (value, path) => {
    const linked = authReference(dvrReference(value, path, dvrs), backends);
    return fileReference(copyReference(linked, path, streams), path, vods);
  });
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

function dvrReference(value: string, path: readonly string[], names: NewNames): string {
  if (path.at(-1) !== "reference" || path.at(-2) !== "dvr") return value;
  const isMarked = value.startsWith("@") && !names.has(value);
  const to = names.get(isMarked ? value.slice(1) : value);
  return to === undefined ? value : `${isMarked ? "@" : ""}${to}`;
}

function authReference(value: string, names: NewNames): string {
  const scheme = "auth://";
  if (!value.startsWith(scheme)) return value;
  const end = value.indexOf("?");
  const to = names.get(value.slice(scheme.length, end < 0 ? undefined : end));
  return to === undefined ? value : `${scheme}${to}${end < 0 ? "" : value.slice(end)}`;
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

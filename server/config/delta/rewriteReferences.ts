import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { Rename } from "./Rename.ts";

/** A config in which what pointed at a renamed DVR, auth backend, stream or VOD points at its new name. */
export function rewriteReferences(config: JsonObject, renames: readonly Rename[]): JsonObject {
  return renames.reduce((result, rename) => {
    if (rename.collection === "dvrs") return rewrite(result, (value, path) => dvrReference(value, path, rename));
    if (rename.collection === "auth_backends") return rewrite(result, (value) => authReference(value, rename));
    if (rename.collection === "streams") return rewrite(result, (value, path) => copyReference(value, path, rename));
    if (rename.collection === "vods") return rewrite(result, (value, path) => fileReference(value, path, rename));
    return result;
  }, config);
}

/** A file of a VOD that is the source of a stream or its fallback video, which may be written with a slash in front. */
function fileReference(value: string, path: readonly string[], { from, to }: Rename): string {
  const isBackup = path.at(-1) === "file" && path.at(-2) === "backup";
  const starts = path.includes("urls") ? ["file://"] : isBackup ? ["", "/"] : [];
  const start = starts.find((one) => value.startsWith(`${one}${from}/`));
  return start === undefined ? value : `${start}${to}${value.slice(start.length + from.length)}`;
}

/** The source of a stream that copies another one of this server. */
function copyReference(value: string, path: readonly string[], { from, to }: Rename): string {
  return path.includes("urls") && value === `copy://${from}` ? `copy://${to}` : value;
}

function dvrReference(value: string, path: readonly string[], { from, to }: Rename): string {
  if (path.at(-1) !== "reference" || path.at(-2) !== "dvr") return value;
  if (value === from) return to;
  return value === `@${from}` ? `@${to}` : value;
}

function authReference(value: string, { from, to }: Rename): string {
  const old = `auth://${from}`;
  if (value !== old && !value.startsWith(`${old}?`)) return value;
  return `auth://${to}${value.slice(old.length)}`;
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

import type { JsonObject } from "../../model/Json.ts";
import { vodFileOf } from "../../model/names/vodFileOf.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { ConfigStore } from "../ConfigStore.ts";

/** A stream that is not in the config itself: a location's publisher or a mirror has brought it. */
export interface BroughtStream {
  /** Key of the location or mirror. */
  readonly owner: string;
  /** A copy, as the tree changes in place. */
  readonly stream: JsonObject;
}

/** Finds a brought stream by its name, in `lives` or in `sources`; tracked. Undefined while nobody brings it. */
export function readBrought(
  config: ConfigStore,
  collection: "lives" | "sources",
  name: string,
): BroughtStream | undefined {
  for (const owner of Object.keys(config.readList(collection))) {
    const streams = config.node(collection, owner).readRuntime()?.["streams"];
    const stream = isPlainObject(streams) && Object.hasOwn(streams, name) ? streams[name] : undefined;
    if (isPlainObject(stream)) return { owner, stream: { ...stream } };
  }
  return undefined;
}

/**
 * Finds the VOD of a file and what the server reports of the file, which is nothing while nobody watches it; tracked.
 * Undefined when no VOD has the prefix.
 */
export function readFile(config: ConfigStore, name: string): BroughtStream | undefined {
  const found = vodFileOf(name, config.readList("vods"));
  if (!found) return undefined;
  const files = config.node("vods", found.prefix).readRuntime()?.["files"];
  const file = isPlainObject(files) && Object.hasOwn(files, found.path) ? files[found.path] : undefined;
  return { owner: found.prefix, stream: isPlainObject(file) ? { ...file } : {} };
}

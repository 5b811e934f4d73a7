import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { findVodFile } from "../../model/files/fileNames.ts";
import type { ConfigStore } from "../ConfigStore.ts";

/** A stream that is not in the config itself: relayed by a location's publisher or by a mirror. */
export interface RelayedStream {
  /** Key of the location or mirror. */
  readonly owner: string;
  /** A copy, as the tree changes in place. */
  readonly stream: JsonObject;
}

/** Finds a relayed stream by its name, in `lives` or in `sources`; tracked. Undefined while nobody relays it. */
export function readRelayedStream(
  config: ConfigStore,
  collection: "lives" | "sources",
  name: string,
): RelayedStream | undefined {
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
export function readOpenFile(config: ConfigStore, name: string): RelayedStream | undefined {
  const found = findVodFile(name, config.readList("vods"));
  if (!found) return undefined;
  const files = config.node("vods", found.prefix).readRuntime()?.["files"];
  const file = isPlainObject(files) && Object.hasOwn(files, found.path) ? files[found.path] : undefined;
  return { owner: found.prefix, stream: isPlainObject(file) ? { ...file } : {} };
}

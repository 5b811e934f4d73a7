import type { MediaCollection } from "./mediaLists.ts";
import type { MediaEdit } from "./streamEdits.ts";

/** A location others can publish to. */
export function newLocation(name: string): MediaEdit {
  return [["lives", name], { prefix: name }];
}

/** A VOD location; its folder can be named later. */
export function newVod(name: string, path: string): MediaEdit {
  return [["vods", name], { prefix: name, ...(path !== "" && { urls: [{ url: path }] }) }];
}

/** Lets viewers have the files of a VOD, or not. */
export function vodEnabling(name: string, isEnabled: boolean): MediaEdit {
  return [["vods", name, "disabled"], !isEnabled];
}

/** A mirror of one origin server; the server gives it its key. */
export function newMirror(url: string, clusterKey: string): MediaEdit {
  return [["sources", "-1"], { urls: [url], ...(clusterKey !== "" && { cluster_key: clusterKey }) }];
}

/** Takes a location, mirror or VOD out of the config. */
export function groupRemoval(collection: MediaCollection, key: string): MediaEdit {
  return [[collection, key], undefined];
}

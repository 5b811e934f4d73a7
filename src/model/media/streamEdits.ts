import type { Json } from "../Json.ts";
import { isPublishUrl } from "../status/isPublishUrl.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** A value and where it goes; undefined takes away what stands there. */
export type MediaEdit = readonly [path: ConfigPath, value: Json | undefined];

/** Runs all the time, or on demand. */
export function modeEdit(name: string, isStatic: boolean): MediaEdit {
  return [["streams", name, "static"], isStatic];
}

export function enabledEdit(name: string, isEnabled: boolean): MediaEdit {
  return [["streams", name, "disabled"], !isEnabled];
}

export function deleteEdit(name: string): MediaEdit {
  return [["streams", name], undefined];
}

/** @param canPublishByUrl else a server is told by a switch that others publish to the stream */
export function createEdit(name: string, url: string, canPublishByUrl = true): MediaEdit {
  if (isPublishUrl(url) && !canPublishByUrl) return [["streams", name], { name, publish_enabled: true }];
  return [["streams", name], { name, ...(url === "" ? {} : { urls: [{ url }] }) }];
}

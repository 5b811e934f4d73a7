import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { ConfigPath } from "../configPath.ts";
import type { MediaCollection } from "./mediaView.ts";

/** A value and where it goes; undefined takes away what stands there. */
export type MediaEdit = readonly [path: ConfigPath, value: Json | undefined];

/** Runs all the time, or on demand. */
export function modeEdit(name: string, isStatic: boolean): MediaEdit {
  return [["streams", name, "static"], isStatic];
}

/** Lets a stream run, or viewers have the files of a VOD; or not. */
export function enabledEdit(collection: "streams" | "vods", name: string, isEnabled: boolean): MediaEdit {
  return [[collection, name, "disabled"], !isEnabled];
}

/** Takes a stream, location, mirror or VOD out of the config. */
export function deleteEdit(collection: MediaCollection, key: string): MediaEdit {
  return [[collection, key], undefined];
}

/** Whether the streams of a location or mirror are recorded: what was recorded stays on the disk when it is deleted. */
export function hasDvr(entity: JsonObject | undefined): boolean {
  return (entity?.["dvr"] ?? null) !== null;
}

/** What a switch of a stream stands at while the config does not write it. */
const unwritten: Readonly<Record<string, Json>> = { disabled: false, static: true };

/** An edit of one stream among many; where the stream is so already, what takes back any edit of the same. */
export function minimalEdit([path, value]: MediaEdit, streams: Readonly<Record<string, Json>>): MediaEdit {
  const [, name = "", key = ""] = path;
  const stream = streams[name];
  const held = isPlainObject(stream) ? stream[key] : undefined;
  return (held ?? unwritten[key]) === value ? [path, held] : [path, value];
}

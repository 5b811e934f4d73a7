import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { MediaEdit } from "./streamEdits.ts";

/** What a switch of a stream stands at while the config does not write it. */
const unwritten: Readonly<Record<string, Json>> = { disabled: false, static: true };

/** An edit of one stream among many; where the stream is so already, what takes back any edit of the same. */
export function neededEdit([path, value]: MediaEdit, streams: Readonly<Record<string, Json>>): MediaEdit {
  const [, name = "", key = ""] = path;
  const stream = streams[name];
  const held = isPlainObject(stream) ? stream[key] : undefined;
  return (held ?? unwritten[key]) === value ? [path, held] : [path, value];
}

import type { ConfigPath } from "./ConfigPath.ts";

/** The path of a JSON pointer (RFC 6901). Throws a RangeError for text that is no pointer. */
export function pathOf(pointer: string): ConfigPath {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) {
    throw new RangeError(`Not a JSON pointer: "${pointer}". A pointer is empty or starts with "/".`);
  }
  return pointer.slice(1).split("/").map(unescape);
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

import type { ConfigPath } from "./ConfigPath.ts";

/** The JSON pointer (RFC 6901) of a path; the empty path is the empty string. */
export function pointerOf(path: ConfigPath): string {
  let pointer = "";
  for (const segment of path) pointer += "/" + escape(segment);
  return pointer;
}

function escape(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

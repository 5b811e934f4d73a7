import type { ConfigPath } from "../../model/path/ConfigPath.ts";

/** The id of the element that takes the focus of a setting. Lists of ids are separated by spaces, so it holds none. */
export function inputId(prefix: string, path: ConfigPath): string {
  return `${prefix}/${path.map(encodeURIComponent).join("/")}`;
}

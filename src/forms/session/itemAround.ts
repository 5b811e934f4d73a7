import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { patternOf } from "./patternOf.ts";

/** The nearest list item or map value that a setting stands in, or that it is. */
export function itemAround(path: ConfigPath, fields: Readonly<Record<string, FieldInfo>>): ConfigPath | undefined {
  for (let length = path.length; length > 1; length -= 1) {
    const around = path.slice(0, length);
    if (patternOf(fields, around)?.endsWith("/*")) return around;
  }
  return undefined;
}

import type { Json } from "../../Json.ts";
import { refuseHostileKeys } from "../../patch/refuseHostileKeys.ts";

/** JSON that stands as one value where the text has no syntax of its own; undefined where the text is something else. */
export function readJson(text: string): Json | undefined {
  const first = text.charCodeAt(0);
  if (first !== 0x7b && first !== 0x5b && first !== 0x22) return undefined;
  try {
    const value: Json = JSON.parse(text);
    refuseHostileKeys(value);
    return value;
  } catch {
    // Text that merely begins like JSON: the caller takes it as text or reports it.
    return undefined;
  }
}

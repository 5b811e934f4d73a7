import { createHash } from "node:crypto";
import type { Condition } from "./UiAnnotation.ts";

/** Name under which a compiled condition is found; equal fragments share one. */
export function conditionKey(condition: Condition): string {
  return `c${createHash("sha1").update(JSON.stringify(condition)).digest("hex").slice(0, 8)}`;
}

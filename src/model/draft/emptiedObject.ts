import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { effectiveAt } from "./effectiveAt.ts";

/**
 * The object around an edit that says nothing any more, since what it is about (`absentWithout`) is empty: a fallback
 * video without a file. It is saved as absent, whatever else it holds.
 */
export function emptiedObject(
  path: ConfigPath,
  edits: DraftEdits,
  server: Json,
  entities: Entities,
): ConfigPath | undefined {
  for (let length = 1; length <= path.length; length += 1) {
    const around = path.slice(0, length);
    const needed = fieldAt(around, entities)?.absentWithout;
    if (needed === undefined) continue;
    const whole = effectiveAt(edits, server, around, entities);
    if (isPlainObject(whole) && isEmpty(whole[needed])) return around;
  }
  return undefined;
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || value === "";
}

import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { inSentence } from "./inSentence.ts";

/** What a setting is called, with the keys of the maps around it: `Video track 2, video bitrate`. */
export function titleAt(path: ConfigPath, entities: Entities): string {
  const { at, rest } = placeOf(path, entities);
  const parts: string[] = [];
  for (let length = 1; length <= rest.length; length++) {
    const here = [...at, ...rest.slice(0, length)];
    const around = fieldAt(here.slice(0, -1), entities);
    const key = rest[length - 1] ?? "";
    if (around?.type === "map" || around?.type === "array") parts.push(`${around.title} ${key}`);
    else if (length === rest.length) parts.push(fieldAt(here, entities)?.title ?? key.replaceAll("_", " "));
  }
  return parts.map((part, index) => (index === 0 ? part : inSentence(part))).join(", ");
}

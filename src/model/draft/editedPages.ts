import { type ConfigPath, formatPointer } from "../configPath.ts";
import { type Entities, fieldAt, placeAt } from "../entity/entityPlace.ts";
import type { DraftEdits } from "./fieldEdits.ts";

/**
 * On which pages of an entity, or of several of one kind, something is edited: their names. What stands on no page, such
 * as that an entity is new or goes, is on none.
 * @param paths where the entities stand: `[["streams", "news"]]`
 */
export function editedPages(edits: DraftEdits, paths: readonly ConfigPath[], entities: Entities): ReadonlySet<string> {
  const pages = new Set<string>();
  if (edits.size === 0) return pages;
  const places = new Set(paths.map(formatPointer));
  // The same setting of thousands is looked up once.
  const seen = new Set<string>();
  for (const { path } of edits.values()) {
    const { at, rest } = placeAt(path, entities);
    const setting = formatPointer(rest);
    if (seen.has(setting) || !places.has(formatPointer(at))) continue;
    seen.add(setting);
    const page = pageOf(path, at.length, entities);
    if (page !== undefined) pages.add(page);
  }
  return pages;
}

/** The page of a setting, or of the one it is a part of. */
function pageOf(path: ConfigPath, least: number, entities: Entities): string | undefined {
  for (let length = path.length; length > least; length--) {
    const page = fieldAt(path.slice(0, length), entities)?.page;
    if (page !== undefined) return page;
  }
  return undefined;
}

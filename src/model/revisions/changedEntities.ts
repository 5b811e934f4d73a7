import type { ConfigPath } from "../configPath.ts";
import { formatPointer } from "../configPath.ts";
import { titleAt } from "../diff/settingWords.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import { pathOf } from "./revisionView.ts";

/** One entity that a revision changed, and which of its settings. */
export interface ChangedEntity {
  /** `["streams", "news"]`; `[]` for the settings of the server. */
  readonly at: ConfigPath;
  /** Paths in the config; none where the entity as a whole came, went or was renamed. */
  readonly settings: readonly ConfigPath[];
}

/** What a revision changed, entity by entity, in the order of its paths. @param paths as a row has them */
export function changedEntities(paths: readonly string[], entities: Entities): readonly ChangedEntity[] {
  const found = new Map<string, { at: ConfigPath; settings: ConfigPath[] }>();
  for (const text of paths) {
    const path = pathOf(text);
    const { at, rest } = placeAt(path, entities);
    const entity = formatPointer(at);
    const known = found.get(entity) ?? { at, settings: [] };
    if (rest.length > 0) known.settings.push(path);
    found.set(entity, known);
  }
  return [...found.values()];
}

/** The settings by the titles of their schemas, each once; two with one title are one to read. */
export function settingTitles({ settings }: ChangedEntity, entities: Entities): readonly string[] {
  return [...new Set(settings.map((path) => titleAt(path, entities)))];
}

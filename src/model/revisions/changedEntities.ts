import { changeText } from "../../texts/en/changeWords.ts";
import type { ConfigPath } from "../configPath.ts";
import { formatPointer } from "../configPath.ts";
import { groupTitle } from "../diff/draftChanges.ts";
import { placeInWords } from "../diff/settingWords.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import { pathOf } from "./revisionView.ts";

/** One entity that a revision changed, and which of its settings. */
export interface ChangedEntity {
  /** `["streams", "news"]`; `[]` for the settings of the server. */
  readonly at: ConfigPath;
  /** Paths in the config; none where the entity as a whole came, went or was renamed. */
  readonly settings: readonly ConfigPath[];
  /** It came, or it went. */
  readonly whole?: "created" | "deleted";
}

/** What is told of a change, as a row of the history or a save that waits has it. */
interface ToldChange {
  readonly paths: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** What a revision changed, entity by entity, in the order of its paths. */
export function changedEntities(told: ToldChange, entities: Entities): readonly ChangedEntity[] {
  const found = new Map<string, { at: ConfigPath; settings: ConfigPath[]; whole?: "created" | "deleted" }>();
  for (const text of told.paths) {
    const path = pathOf(text);
    const { at, rest } = placeAt(path, entities);
    const entity = formatPointer(at);
    const known = found.get(entity) ?? { at, settings: [] };
    if (rest.length > 0) known.settings.push(path);
    else Object.assign(known, wholeOf(text, told));
    found.set(entity, known);
  }
  return [...found.values()];
}

/** What became of it in words, as the review says it: that it came or went, else its settings by their titles, each once. */
export function changedWords({ settings, whole }: ChangedEntity, entities: Entities): readonly string[] {
  if (whole !== undefined) return [changeText(`changes.whole.${whole}`)];
  return [...new Set(settings.map((path) => groupTitle(path, entities)))];
}

/** One path of a change in words: `Stream news: Client timeout`, or `Stream news: deleted`. */
export function pathInWords(path: string, told: ToldChange, entities: Entities): string {
  const place = placeInWords(pathOf(path), entities, ": ");
  const { whole } = wholeOf(path, told);
  return whole === undefined ? place : `${place}: ${changeText(`changes.whole.${whole}`)}`;
}

function wholeOf(path: string, { added, removed }: ToldChange): Pick<ChangedEntity, "whole"> {
  if (added?.includes(path) === true) return { whole: "created" };
  return removed?.includes(path) === true ? { whole: "deleted" } : {};
}

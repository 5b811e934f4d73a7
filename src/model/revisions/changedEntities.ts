import { changeText } from "../../texts/en/changeWords.ts";
import type { ConfigPath } from "../configPath.ts";
import { formatPointer } from "../configPath.ts";
import { groupTitle } from "../diff/draftChanges.ts";
import { placeInWords, titleAt } from "../diff/settingWords.ts";
import { type Entities, fieldAt, placeAt } from "../entity/entityPlace.ts";
import { pathOf } from "./revisionView.ts";

/** One entity that a revision changed, and which of its settings. */
export interface ChangedEntity {
  /** `["streams", "news"]`; `[]` for the settings of the server. */
  readonly at: ConfigPath;
  /** Paths in the config; none where the entity as a whole came, went or was renamed. */
  readonly settings: readonly ConfigPath[];
  /** It came, or it went. */
  readonly whole?: Whole;
  /** Sections of it that came or went with all that is in them. */
  readonly sections: readonly Section[];
}

type Whole = "created" | "deleted";

interface Section {
  readonly path: ConfigPath;
  readonly whole: Whole;
}

/** What is told of a change, as a row of the history or a save that waits has it: of entities and of sections of them. */
interface ToldChange {
  readonly paths: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** What a revision changed, entity by entity, in the order of its paths. */
export function changedEntities(told: ToldChange, entities: Entities): readonly ChangedEntity[] {
  const sections = sectionsOf(told, entities);
  const found = new Map<string, ChangedEntity & { settings: ConfigPath[]; whole?: Whole }>();
  for (const text of told.paths) {
    const path = pathOf(text);
    const { at, rest } = placeAt(path, entities);
    const entity = formatPointer(at);
    const known = found.get(entity) ?? { at, settings: [], sections: sections.get(entity) ?? [] };
    if (rest.length > 0) known.settings.push(path);
    else Object.assign(known, wholeOf(text, told));
    found.set(entity, known);
  }
  return [...found.values()];
}

/**
 * What became of it in words, as the review says it: that it came or went, else its settings by their titles, and of a
 * section that came or went this alone; each once.
 */
export function changedWords({ settings, whole, sections }: ChangedEntity, entities: Entities): readonly string[] {
  if (whole !== undefined) return [changeText(`changes.whole.${whole}`)];
  const words = settings.map((path) => {
    const around = sections.find((section) => section.path.every((key, index) => path[index] === key));
    if (around === undefined || isUnnamed(around.path, entities)) return groupTitle(path, entities);
    const item = titleAt(around.path, entities);
    return changeText(around.whole === "created" ? "changes.added" : "changes.removed", { item });
  });
  return [...new Set(words)];
}

/** A group that forms do not show as one: its settings go by their own titles there. */
function isUnnamed(path: ConfigPath, entities: Entities): boolean {
  const field = fieldAt(path, entities);
  return field?.type === "object" && field.page === undefined;
}

/** Words of one line: by semicolons, where one of them has commas of its own. */
export function listedWords(words: readonly string[]): string {
  return words.join(words.some((one) => one.includes(", ")) ? "; " : ", ");
}

/** By the pointer of their entity. */
function sectionsOf({ added = [], removed = [] }: ToldChange, entities: Entities): ReadonlyMap<string, Section[]> {
  const found = new Map<string, Section[]>();
  const all = [
    ...added.map((text) => [text, "created"] as const),
    ...removed.map((text) => [text, "deleted"] as const),
  ];
  for (const [text, whole] of all) {
    const path = pathOf(text);
    const { at, rest } = placeAt(path, entities);
    const entity = formatPointer(at);
    if (rest.length > 0) found.set(entity, [...(found.get(entity) ?? []), { path, whole }]);
  }
  return found;
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

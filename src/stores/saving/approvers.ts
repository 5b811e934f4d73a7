import type { ListWrite, SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import { entities, type EntityName } from "../../generated/entities.ts";
import { loadQuestions } from "../../generated/loadQuestions.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { checkEntity } from "../../model/entity/checkEntity.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import { wrongNames } from "../../model/draft/draftRenames.ts";
import { fieldAt, type Place, placeAt } from "../../model/entity/entityPlace.ts";
import { type ConfigPath, isWithin, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";
import { translate } from "../../texts/language.ts";
import { text } from "../../texts/text.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { QuestionStore } from "../QuestionStore.ts";
import { comparedEntities, effectiveEntity } from "../editing/effectiveEntity.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** What is about to be saved: edits of the draft, the merge patch they make, and the config revision it was made on. */
export interface SaveRequest {
  readonly edits: DraftEdits;
  readonly patch: JsonObject;
  readonly rev: number | undefined;
  /** What is sent in place of the patch. */
  readonly asList?: ListWrite | undefined;
  /** The edits are not of the draft. */
  readonly isBeside?: boolean;
  readonly terms?: SaveTerms | undefined;
}

/**
 * Says whether a save may go ahead: checks, questions to the operator, warnings of lost access. A failure in place of
 * false is shown, with its problems at their fields.
 */
export type Approver = (request: SaveRequest) => Promise<boolean | SaveFailure>;

/**
 * Lets a save go ahead when every entity it touches is right as a whole and none gets the name of another; else says
 * what is wrong and where.
 */
export function approveByChecks(config: ConfigStore, check: typeof checkEntity = checkEntity): Approver {
  return async ({ edits }) => {
    const touched = new Map<string, Place>();
    for (const { path } of edits.values()) {
      const place = placeAt(path, entities);
      touched.set(formatPointer(place.at), place);
    }
    const found = wrongNames(edits, config.peek(), entities).map(({ at, words }): Problem => ({
      pointer: formatPointer(at),
      keyword: "unique",
      message: words,
      level: "error",
    }));
    for (const [root, { at, entity }] of touched) {
      const value = effectiveEntity(edits, config.peek(), at);
      if (!entity || !isEntityName(entity.name) || !isPlainObject(value)) continue;
      for (const problem of await check(entity.name, value, comparedEntities(edits, config.peek(), at))) {
        found.push({ ...problem, pointer: root + problem.pointer });
      }
    }
    const [first] = found.filter(({ level }) => level === "error");
    if (!first) return true;
    return { kind: "invalid", message: inWords(first, config.peek()), problems: found };
  };
}

function inWords({ pointer, message }: Problem, tree: JsonObject): string {
  const { at } = placeAt(parsePointer(pointer), entities);
  if (at.length === 0) return message;
  return text("check.inEntity", { entity: entityNameAt(at, valueAt(tree, at), entities).entityName, message });
}

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

/**
 * An approver that asks what the schema says is to be asked before a setting is saved: `x-ui.save.confirm` (lost access,
 * a setting that cannot be recovered), and `x-ui.save.questions` while their conditions hold. Each question once a save.
 */
export function approveByQuestions(questions: QuestionStore, config: ConfigStore): Approver {
  return async ({ edits }) => {
    const always = [...edits.values()].flatMap(({ path }) => fieldAt(path, entities)?.save?.confirm ?? []);
    const asked = new Set(always);
    for (const words of asked) if (!(await questions.ask(words))) return false;
    for (const words of new Set(await conditional(edits, config))) {
      if (!asked.has(words) && !(await questions.ask(words))) return false;
    }
    return true;
  };
}

async function conditional(edits: DraftEdits, config: ConfigStore): Promise<readonly string[]> {
  const asked: string[] = [];
  const seen = new Set<string>();
  for (const { path } of edits.values()) {
    const { entity, at, rest } = placeAt(path, entities);
    for (const { pointer, ask, when } of entity ? await loadQuestions(entity.name) : []) {
      const place = parsePointer(pointer);
      const known = `${formatPointer(at)} ${pointer}`;
      if (seen.has(known) || !touches(rest, place)) continue;
      seen.add(known);
      if (when(valueAt(effectiveEntity(edits, config.peek(), at) ?? {}, place) ?? null)) asked.push(translate(ask));
    }
  }
  return asked;
}

function touches(edited: ConfigPath, place: ConfigPath): boolean {
  return isWithin(edited, place) || isWithin(place, edited);
}

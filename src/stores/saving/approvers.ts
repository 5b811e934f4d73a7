import type { ListWrite, SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import type { CollectionSetting } from "../../generated/contracts/CrossCheck.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { SaveQuestion } from "../../generated/contracts/SaveQuestion.ts";
import { entities, type EntityName } from "../../generated/entities.ts";
import { loadQuestions } from "../../generated/loadQuestions.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { checkEntity, loadEntityCheck, type OtherEntities } from "../../model/entity/checkEntity.ts";
import { isHeldAgainstItsLike } from "../../model/entity/checks/uniqueInCollection.ts";
import { isHeldAgainstOthers } from "../../model/entity/checks/usedElsewhere.ts";
import { effectiveAt } from "../../model/draft/draftValues.ts";
import { entityNameAt, inSentence, titleAt } from "../../model/diff/settingWords.ts";
import { wrongNames } from "../../model/draft/draftRenames.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import { fieldAt, type Place, placeAt } from "../../model/entity/entityPlace.ts";
import { type ConfigPath, isWithin, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";
import { translate } from "../../texts/language.ts";
import { fill, text } from "../../texts/text.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { Question, QuestionStore } from "../QuestionStore.ts";
import { effectiveEntity } from "../editing/effectiveEntity.ts";
import { type DraftEdits, editsNear } from "../../model/draft/fieldEdits.ts";
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

/** Fetches what a save of these edits is checked and asked with, as soon as there are some: by the time it is made the line may be cut. */
export function fetchApproval(edits: DraftEdits): Promise<void> {
  return fetchFor([...edits.values()].map(({ path }) => placeAt(path, entities).entity?.name ?? ""));
}

/** The same for what is saved with one press, which is not edited before: in lists and menus that may be anything. */
export function fetchApprovalOfPresses(): Promise<void> {
  return fetchFor(Object.keys(entities));
}

async function fetchFor(names: readonly string[]): Promise<void> {
  const own = [...new Set(names)].filter(isEntityName);
  await Promise.all(own.flatMap((name) => [loadEntityCheck(name), loadQuestions(name)]));
}

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

/** What an entity is held against: other entities as the edits make them, where the schema compares them. */
export function comparedEntities(edits: DraftEdits, tree: JsonObject, at: ConfigPath): OtherEntities | undefined {
  const { entity, key } = placeAt(at, entities);
  if (entity?.collection === undefined || !(isHeldAgainstItsLike(entity) || isHeldAgainstOthers(entity)))
    return undefined;
  const entries = isHeldAgainstItsLike(entity) ? effectiveAt(edits, tree, [entity.collection], entities) : undefined;
  return {
    key,
    entries: isPlainObject(entries) ? entries : {},
    elsewhere: (place) => valuesAsEdited(edits, tree, place),
  };
}

/** Only what is edited is laid over: the collection may hold ten thousand, and this is asked at each edit. */
function* valuesAsEdited(
  edits: DraftEdits,
  tree: JsonObject,
  { collection, path }: CollectionSetting,
): Generator<Json | undefined> {
  const held = tree[collection];
  const edited = new Set(editsNear(edits, [collection]).flatMap(({ path: [, key] }) => key ?? []));
  for (const key of Object.keys(isPlainObject(held) ? held : {})) {
    if (!edited.has(key)) yield valueAt(held, [key, ...path]);
  }
  for (const key of edited) yield effectiveAt(edits, tree, [collection, key, ...path], entities);
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
    const always = riskyQuestions(edits);
    const asked = new Set(always.map(({ words }) => words));
    for (const question of always) if (!(await questions.ask(question))) return false;
    for (const question of await conditionalQuestions(edits, config)) {
      if (!asked.has(question.words) && !(await questions.ask(question))) return false;
    }
    return true;
  };
}

/** Of settings that are asked about whatever they become: each question with the settings that ask it. */
function riskyQuestions(edits: DraftEdits): readonly Question[] {
  const titles = new Map<string, Set<string>>();
  for (const { path } of edits.values()) {
    const words = fieldAt(path, entities)?.save?.confirm;
    if (words !== undefined)
      titles.set(words, (titles.get(words) ?? new Set()).add(inSentence(titleAt(path, entities))));
  }
  return [...titles].map(([words, settings]) => ({
    title: text("confirm.saveTitle", { what: [...settings].join(", ") }),
    words,
    verb: text("pages.save"),
    isDangerous: true,
  }));
}

/** Those whose conditions hold: each with the entities it is asked of. */
async function conditionalQuestions(edits: DraftEdits, config: ConfigStore): Promise<readonly Question[]> {
  const found = new Map<string, { readonly of: SaveQuestion; readonly entity: EntityDescriptor; names: string[] }>();
  const seen = new Set<string>();
  for (const { path } of edits.values()) {
    const { entity, at, rest } = placeAt(path, entities);
    for (const question of entity ? await loadQuestions(entity.name) : []) {
      const { pointer, ask, when } = question;
      const place = parsePointer(pointer);
      const known = `${formatPointer(at)} ${pointer}`;
      if (!entity || seen.has(known) || !touches(rest, place)) continue;
      seen.add(known);
      const value = effectiveEntity(edits, config.peek(), at);
      if (!when(valueAt(value ?? {}, question.isOverEntity ? [] : place) ?? null)) continue;
      const { names } = found.get(ask) ?? remember(found, ask, { of: question, entity, names: [] });
      names.push(entityNameAt(at, value, entities).entityName);
    }
  }
  return [...found.values()].map(({ of: { title, ask, verb }, entity, names }) => ({
    title: fill(translate(title), { name: namesInWords(entity, names) }),
    words: translate(ask),
    verb: translate(verb),
    isDangerous: true,
  }));
}

function remember<Value>(all: Map<string, Value>, key: string, value: Value): Value {
  all.set(key, value);
  return value;
}

function touches(edited: ConfigPath, place: ConfigPath): boolean {
  return isWithin(edited, place) || isWithin(place, edited);
}

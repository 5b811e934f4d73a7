import { entities, type EntityName } from "../generated/entities.ts";
import { checkEntity } from "../model/check/checkEntity.ts";
import type { Problem } from "../model/check/Problem.ts";
import { nameOf } from "../model/diff/nameOf.ts";
import { usedNames } from "../model/draft/draftRenames.ts";
import { type Place, placeOf } from "../model/entity/placeOf.ts";
import type { JsonObject } from "../model/Json.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { pathOf } from "../model/path/pathOf.ts";
import { pointerOf } from "../model/path/pointerOf.ts";
import { valueAt } from "../model/path/valueAt.ts";
import { text } from "../texts/text.ts";
import type { Approver } from "./Approver.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import { effectiveEntity } from "./effectiveEntity.ts";

/**
 * Lets a save go ahead when every entity it touches is right as a whole and none gets the name of another; else says
 * what is wrong and where.
 */
export function approveByChecks(
  config: ConfigStore,
  check: (name: EntityName, value: JsonObject) => Promise<readonly Problem[]> = checkEntity,
): Approver {
  return async ({ edits }) => {
    const touched = new Map<string, Place>();
    for (const { path } of edits.values()) {
      const place = placeOf(path, entities);
      touched.set(pointerOf(place.at), place);
    }
    const found = usedNames(edits, config.peek(), entities).map((path): Problem => ({
      pointer: pointerOf(path),
      keyword: "unique",
      message: text("check.nameUsed"),
      level: "error",
    }));
    for (const [root, { at, entity }] of touched) {
      const value = effectiveEntity(edits, config.peek(), at);
      if (!entity || !isEntityName(entity.name) || !isPlainObject(value)) continue;
      for (const problem of await check(entity.name, value)) {
        found.push({ ...problem, pointer: root + problem.pointer });
      }
    }
    const [first] = found.filter(({ level }) => level === "error");
    if (!first) return true;
    return { kind: "invalid", message: inWords(first, config.peek()), problems: found };
  };
}

function inWords({ pointer, message }: Problem, tree: JsonObject): string {
  const { at } = placeOf(pathOf(pointer), entities);
  if (at.length === 0) return message;
  return text("check.inEntity", { entity: nameOf(at, valueAt(tree, at), entities).entityName, message });
}

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

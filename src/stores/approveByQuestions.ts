import { entities } from "../generated/entities.ts";
import { loadQuestions } from "../generated/loadQuestions.ts";
import type { DraftEdits } from "../model/draft/draftEdits.ts";
import { fieldAt } from "../model/entity/fieldAt.ts";
import { placeOf } from "../model/entity/placeOf.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";
import { isWithin } from "../model/path/isWithin.ts";
import { pathOf } from "../model/path/pathOf.ts";
import { pointerOf } from "../model/path/pointerOf.ts";
import { valueAt } from "../model/path/valueAt.ts";
import type { Approver } from "./Approver.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import { effectiveEntity } from "./effectiveEntity.ts";
import type { QuestionStore } from "./QuestionStore.ts";

/**
 * An approver that asks what the schema says is to be asked before a setting is saved: `x-ui.save.confirm` (lost access,
 * a setting that cannot be had back), and `x-ui.save.questions` while their conditions hold. Each question once a save.
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
    const { entity, at, rest } = placeOf(path, entities);
    for (const { pointer, ask, when } of entity ? await loadQuestions(entity.name) : []) {
      const place = pathOf(pointer);
      const known = `${pointerOf(at)} ${pointer}`;
      if (seen.has(known) || !touches(rest, place)) continue;
      seen.add(known);
      if (when(valueAt(effectiveEntity(edits, config.peek(), at) ?? {}, place) ?? null)) asked.push(ask);
    }
  }
  return asked;
}

function touches(edited: ConfigPath, place: ConfigPath): boolean {
  return isWithin(edited, place) || isWithin(place, edited);
}

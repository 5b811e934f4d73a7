import { entities } from "../generated/entities.ts";
import { fieldAt } from "../model/entity/fieldAt.ts";
import type { Approver } from "./Approver.ts";
import type { QuestionStore } from "./QuestionStore.ts";

/**
 * An approver that asks what the schema says is to be asked before a setting is saved (`x-ui.save.confirm`: lost
 * access, a setting that cannot be had back), each question once a save.
 */
export function approveByQuestions(questions: QuestionStore): Approver {
  return async ({ edits }) => {
    const asked = [...edits.values()].flatMap(({ path }) => fieldAt(path, entities)?.save?.confirm ?? []);
    for (const words of new Set(asked)) if (!(await questions.ask(words))) return false;
    return true;
  };
}

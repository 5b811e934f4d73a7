// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { SaveQuestion } from "./contracts/SaveQuestion.ts";

const questions: Readonly<Record<string, () => Promise<readonly SaveQuestion[]>>> = {
  "server": () => import("./conditions/server.questions.js").then((module) => module.questions),
  "stream": () => import("./conditions/stream.questions.js").then((module) => module.questions),
};

/** Loads what is asked before an entity is saved; most have no questions. */
export async function loadQuestions(entity: string): Promise<readonly SaveQuestion[]> {
  return (await questions[entity]?.()) ?? [];
}

import { compileModule, conditionKey, compileNaming } from "../compile/compileModule.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { walkFields } from "../schema/walkFields.ts";
import { generatedNote, type OutputFile } from "./outputFile.ts";

/** What is asked before a save (`x-ui.save.questions`): a compiled module an entity, and the function that loads it. */
export function emitQuestions(product: Product): readonly OutputFile[] {
  const asking = product.schemas.filter(
    (schema) => readAnnotations(schema.schema).entity && listQuestions(schema).length > 0,
  );
  return [
    ...asking.flatMap((schema) => [
      {
        path: `src/generated/conditions/${schema.name}.questions.js`,
        text: compileNaming(schema.file, () => questionsModule(schema)),
        committed: false,
      },
      { path: `src/generated/conditions/${schema.name}.questions.d.ts`, text: declaration, committed: false },
    ]),
    loader(asking.map(({ name }) => name)),
  ];
}

function listQuestions({ schema }: ProductSchema) {
  return walkFields(schema).flatMap(({ pattern, node }) =>
    (readAnnotations(node).ui.save?.questions ?? []).map((question) => ({ ...question, pattern })),
  );
}

function questionsModule(schema: ProductSchema): string {
  const questions = listQuestions(schema);
  const named = Object.fromEntries(questions.map(({ when }) => [conditionKey(when), when]));
  const rows = questions.map(
    ({ pattern, title, ask, verb, when, over }) =>
      `  { pointer: ${JSON.stringify(pattern)}, ${wordsOf({ title, ask, verb })}, isOverEntity: ${over === "entity"}, when: ${conditionKey(when)} },\n`,
  );
  return `${generatedNote}${compileModule(named, "../checks/runtime.js")}
export const questions = [
${rows.join("")}];
`;
}

function wordsOf(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([key, said]) => `${key}: ${JSON.stringify(said)}`)
    .join(", ");
}

const declaration = `${generatedNote}import type { SaveQuestion } from "../contracts/SaveQuestion.ts";
export declare const questions: readonly SaveQuestion[];
`;

function loader(names: readonly string[]): OutputFile {
  const rows = names.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import("./conditions/${name}.questions.js").then((module) => module.questions),`,
  );
  return {
    path: "src/generated/loadQuestions.ts",
    text: `${generatedNote}import type { SaveQuestion } from "./contracts/SaveQuestion.ts";

const questions: Readonly<Record<string, () => Promise<readonly SaveQuestion[]>>> = {
${rows.join("\n")}
};

/** Loads what is asked before an entity is saved; most have no questions. */
export async function loadQuestions(entity: string): Promise<readonly SaveQuestion[]> {
  return (await questions[entity]?.()) ?? [];
}
`,
    committed: true,
  };
}

import type { OutputFile } from "../OutputFile.ts";
import type { Product } from "../Product.ts";
import { emitChecks } from "./checks.ts";
import { emitConfTable } from "./confTable.ts";
import { emitEntities } from "./entities.ts";
import { emitForms } from "./forms.ts";
import { emitQuestions } from "./questions.ts";
import { emitReference } from "./reference.ts";
import { emitSearchIndex } from "./searchIndex.ts";
import { emitShapes } from "./shapes.ts";
import { emitTypes } from "./types.ts";

/** Every output of the generator, one emitter each, ordered by path. */
export async function emitAll(product: Product): Promise<readonly OutputFile[]> {
  const outputs = [
    ...(await emitShapes()),
    ...(await emitTypes(product)),
    emitEntities(product),
    ...emitForms(product),
    ...(await emitChecks(product)),
    ...emitQuestions(product),
    emitConfTable(product),
    emitSearchIndex(product),
    ...emitReference(product),
  ];
  return outputs.sort((one, other) => (one.path < other.path ? -1 : 1));
}

import type { OutputFile } from "./outputFile.ts";
import type { Product } from "../dereference.ts";
import { emitChecks } from "./emitChecks.ts";
import { emitConfTable } from "./emitConfTable.ts";
import { emitEntities } from "./emitEntities.ts";
import { emitForms } from "./emitForms.ts";
import { emitImpacts } from "./emitImpacts.ts";
import { emitLists } from "./emitLists.ts";
import { emitNames } from "./emitNames.ts";
import { emitProduct } from "./emitProduct.ts";
import { emitQuestions } from "./emitQuestions.ts";
import { emitReference } from "./emitReference.ts";
import { emitSearchIndex } from "./emitSearchIndex.ts";
import { emitContracts } from "./emitContracts.ts";
import { emitTypes } from "./emitTypes.ts";

/** Every output of the generator, one emitter each, ordered by path. */
export async function emitAll(product: Product): Promise<readonly OutputFile[]> {
  const outputs = [
    ...(await emitContracts()),
    ...(await emitTypes(product)),
    emitEntities(product),
    emitLists(product),
    emitImpacts(product),
    ...emitForms(product),
    ...(await emitChecks(product)),
    ...emitQuestions(product),
    ...(product.textForm === "json" ? [] : [emitConfTable(product), emitNames()]),
    emitProduct(product),
    emitSearchIndex(product),
    ...emitReference(product),
  ];
  return outputs.sort((one, other) => (one.path < other.path ? -1 : 1));
}

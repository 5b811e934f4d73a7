import { checkAnnotations } from "./checkAnnotations.ts";
import { checkRules } from "./checkRules.ts";
import { withAdditions } from "./defaults/additions.ts";
import { withEntityDefaults } from "./defaults/entityDefaults.ts";
import { withFieldDefaults } from "./defaults/fieldDefaults.ts";
import { dereference } from "./dereference.ts";
import { emitAll } from "./emit/emitAll.ts";
import type { OutputFile } from "./emit/outputFile.ts";
import { readSchemas } from "./readSchemas.ts";
import { type SchemaError, SchemaErrors } from "./schemaErrors.ts";

/**
 * Schemas in, code out: read → hold against schemas/meta → fill in what they leave to us and resolve references → hold
 * against the rules → emit.
 * @param root folder that holds `schemas/`
 * @throws SchemaErrors naming file, line, column, pointer and rule
 */
export async function generate(root: string): Promise<readonly OutputFile[]> {
  const sources = withAdditions(await readSchemas(root));
  refuse(await checkAnnotations(root, sources));
  const product = withFieldDefaults(dereference(sources.map(withEntityDefaults)));
  refuse(checkRules(product, sources));
  return emitAll(product);
}

function refuse(errors: readonly SchemaError[]): void {
  if (errors.length > 0) throw new SchemaErrors(errors);
}

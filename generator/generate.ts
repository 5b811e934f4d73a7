import { checkAnnotations } from "./checkAnnotations.ts";
import { checkRules } from "./checkRules.ts";
import { withAdditions } from "./defaults/additions.ts";
import { withEntityDefaults } from "./defaults/entityDefaults.ts";
import { withFieldDefaults } from "./defaults/fieldDefaults.ts";
import { dereference, type Product } from "./dereference.ts";
import { emitAll } from "./emit/emitAll.ts";
import { ConfFault } from "./emit/confTable/confProperties.ts";
import { type ForeignSource, readForeign } from "./foreign/readForeign.ts";
import type { OutputFile } from "./emit/outputFile.ts";
import { readSchemas, type SourceFile } from "./readSchemas.ts";
import { escapeSegment } from "./jsonPointer.ts";
import { ownNodes } from "./rules/schemaRule.ts";
import { SchemaError, SchemaErrors } from "./schemaErrors.ts";

/**
 * Schemas in, code out: read → hold against schemas/meta → fill in what they leave to us and resolve references → hold
 * against the rules → emit.
 * @param root folder that holds `schemas/`
 * @throws SchemaErrors naming file, line, column, pointer and rule
 */
export async function generate(root: string): Promise<readonly OutputFile[]> {
  const { product, sources } = await readProduct(root);
  try {
    return await emitAll(product);
  } catch (error) {
    throw error instanceof ConfFault ? placed(error, product, sources) : error;
  }
}

/** The fault at its line, where one object of a file has all that it is about. */
function placed({ properties, message }: ConfFault, { schemas }: Product, sources: readonly SourceFile[]): Error {
  for (const schema of schemas) {
    const source = sources.find(({ file }) => file === schema.file);
    const found = ownNodes(schema).find(({ node }) =>
      properties.every((name) => Object.hasOwn(node.properties ?? {}, name)),
    );
    if (!source || !found) continue;
    const pointer = `${found.pointer}/properties/${escapeSegment(properties[0])}`;
    return new SchemaErrors([new SchemaError(source, pointer, message)]);
  }
  return new Error(message);
}

/** The schemas of a project, held against every rule: as they are written, and as one whole. */
export async function readProduct(
  root: string,
): Promise<{ readonly product: Product; readonly sources: readonly SourceFile[] }> {
  const sources = withAdditions(await readSchemas(root));
  refuse(await checkAnnotations(root, sources));
  const product = withFieldDefaults(dereference(sources.map(withEntityDefaults)));
  refuse(checkRules(product, sources));
  return { product, sources };
}

/**
 * The schemas of another product, which have no annotation but those of an overlay, read by the book of their drafts.
 * @throws SchemaErrors naming file, line, column, pointer and rule
 */
export async function readForeignProduct(source: ForeignSource): Promise<Product> {
  const { title, sources, paths } = await readForeign(source);
  const product = withFieldDefaults(dereference(sources.map(withEntityDefaults)));
  if (source.overlay !== undefined) refuse(await brokenByOverlay(product, sources, source));
  return { ...product, title, paths, textForm: "json" };
}

/** What a rule finds only with the overlay: it adds, and never judges what the vendor wrote. */
async function brokenByOverlay(
  product: Product,
  sources: readonly SourceFile[],
  source: ForeignSource,
): Promise<readonly SchemaError[]> {
  const errors = checkRules(product, sources, true);
  if (errors.length === 0) return [];
  const plain = await readForeign({ ...source, overlay: undefined });
  const without = checkRules(
    withFieldDefaults(dereference(plain.sources.map(withEntityDefaults))),
    plain.sources,
    true,
  );
  const known = new Set(without.map(({ message }) => message));
  return errors.filter(({ message }) => !known.has(message));
}

function refuse(errors: readonly SchemaError[]): void {
  if (errors.length > 0) throw new SchemaErrors(errors);
}

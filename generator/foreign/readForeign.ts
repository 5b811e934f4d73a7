import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { checkAddedAnnotations } from "../checkAnnotations.ts";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaErrors } from "../schemaErrors.ts";
import { titleFromName } from "../defaults/titleFromName.ts";
import { rootName, withEntities, withApiEntities } from "./foreignEntities.ts";
import { parseForeign } from "./foreignText.ts";
import { readOpenApi } from "./openApi.ts";
import type { EntityPaths } from "../contracts/ProductDescriptor.ts";
import { type Overlay, rootOf, withOverlay } from "./overlay.ts";
import { readSchemaFolder } from "./schemaFolder.ts";

/** Schemas that somebody else wrote: a folder of JSON Schemas, or an OpenAPI document; and what we add to them. */
export interface ForeignSource {
  readonly schemas?: string | undefined;
  readonly openapi?: string | undefined;
  readonly overlay?: string | undefined;
}

/** The schemas of another product, made ready to be read as ours are. */
export interface ForeignSchemas {
  readonly title: string;
  readonly sources: readonly SourceFile[];
  /** Of an OpenAPI document: the paths that read and write the entities. */
  readonly paths: readonly EntityPaths[];
}

/** @throws SchemaErrors for what cannot be read, with file, line and column */
export async function readForeign({ schemas, openapi, overlay }: ForeignSource): Promise<ForeignSchemas> {
  const said = overlay === undefined ? undefined : await readOverlay(overlay);
  const title = typeof said?.data["title"] === "string" ? said.data["title"] : undefined;
  if (openapi !== undefined) {
    const api = readOpenApi(openapi, await readFile(openapi, "utf8"));
    const sources = await overlaid(api.sources, said);
    return {
      title: title ?? api.title,
      sources: withApiEntities(sources, api.paths, title ?? api.title),
      paths: api.paths,
    };
  }
  if (schemas === undefined) throw new Error("name a folder of schemas, or an OpenAPI document");
  const plain = await readSchemaFolder(schemas);
  const sources = await overlaid(plain, said);
  const root = said === undefined ? undefined : rootOf(said);
  const own = title ?? titleFromName(basename(resolve(schemas)));
  const all = withEntities(sources, root, own);
  const { title: rootTitle } = all.find(({ name }) => name === rootName)?.data ?? {};
  return { title: title ?? (typeof rootTitle === "string" ? rootTitle : own), sources: all, paths: [] };
}

/** The schemas with what an overlay says of them, which is held against schemas/meta. */
async function overlaid(sources: readonly SourceFile[], said: Overlay | undefined): Promise<readonly SourceFile[]> {
  if (said === undefined) return sources;
  const all = withOverlay(sources, said);
  const errors = await checkAddedAnnotations(all);
  if (errors.length > 0) throw new SchemaErrors(errors);
  return all;
}

async function readOverlay(file: string): Promise<Overlay> {
  const text = await readFile(file, "utf8");
  return { file, text, data: parseForeign(file, text) };
}

import { isRaw, mapSubschemas, type Raw } from "../dialect/schemaDialect.ts";
import { titleFromName } from "../defaults/titleFromName.ts";
import { escapeSegment, pointerSegments } from "../jsonPointer.ts";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";
import { parseForeign } from "./foreignText.ts";
import type { EntityPaths } from "../contracts/ProductDescriptor.ts";
import { recognisePaths } from "./openApiPaths.ts";
import { upgradeOpenApi } from "./olderDrafts.ts";
import { Names, reservedNames } from "./schemaNames.ts";

/** What an OpenAPI document says: its title, a schema a component, and which paths read and write them. */
export interface OpenApi {
  readonly title: string;
  readonly sources: readonly SourceFile[];
  readonly paths: readonly EntityPaths[];
}

/**
 * The components of an OpenAPI document (3.0, 3.1; JSON or YAML) as schemas, and the paths that read and write them.
 * @throws SchemaErrors for another version, and for a document without components
 */
export function readOpenApi(file: string, text: string): OpenApi {
  const data = parseForeign(file, text);
  const refuse = (at: string, rule: string) => new SchemaErrors([new SchemaError({ file, text }, at, rule)]);
  const [version] = /^3\.[01]/.exec(String(data["openapi"])) ?? [];
  if (version === undefined) {
    const at = data["swagger"] === undefined ? "/openapi" : "/swagger";
    throw refuse(at, "OpenAPI 3.0 and 3.1 are read; convert an older document first, for example with swagger2openapi");
  }
  const components = isRaw(data["components"]) ? data["components"]["schemas"] : undefined;
  if (!isRaw(components) || Object.keys(components).length === 0)
    throw refuse("/components/schemas", "the document has no components/schemas to make a console of");
  const names = new Names(reservedNames);
  const named = new Map(Object.keys(components).map((key) => [key, names.free(key)]));
  const document: SourceFile = { name: "openapi", folder: "config", file, text, data };
  const dialect = version === "3.1" ? ("2020-12" as const) : ("draft-07" as const);
  const sources = [...named].map(([key, name]): SourceFile => {
    const at = `/components/schemas/${escapeSegment(key)}`;
    const own = isRaw(components[key]) ? upgradeOpenApi(components[key], version === "3.1" ? "3.1" : "3.0") : {};
    return {
      ...document,
      name,
      file: componentFile(file, name),
      data: { title: titleFromName(key), ...withFileReferences(own, file, named) },
      dialect,
      additions: [{ pointer: "", source: document, at }],
    };
  });
  const { title = "API" } = isRaw(data["info"]) ? data["info"] : {};
  return { title: String(title), sources, paths: recognisePaths(data, named) };
}

/** Each component counts as a file of its own. */
function componentFile(file: string, name: string): string {
  return `${file}.${name}.json`;
}

/** References to components as references between files. */
function withFileReferences(node: Raw, file: string, named: ReadonlyMap<string, string>): Raw {
  const turn = (child: Raw | boolean): Raw | boolean => (isRaw(child) ? withFileReferences(child, file, named) : child);
  const { $ref } = node;
  const turned = mapSubschemas(node, "house", turn);
  if (typeof $ref !== "string") return turned;
  const [root, kind, key = "", ...rest] = pointerSegments(decodeURIComponent($ref.split("#")[1] ?? ""));
  const name = $ref.startsWith("#") && root === "components" && kind === "schemas" ? named.get(key) : undefined;
  if (name === undefined) return turned;
  const below = rest.map((segment) => `/${encodeURIComponent(escapeSegment(segment))}`).join("");
  const path = componentFile(file, name).split("/").at(-1) ?? "";
  return { ...turned, $ref: `${encodeURIComponent(path)}#${below}` };
}

import { posix } from "node:path";
import { SchemaIndex, type SchemaPlace } from "../dialect/SchemaIndex.ts";
import { isRaw } from "../dialect/schemaDialect.ts";
import { escapeSegment } from "../jsonPointer.ts";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaError } from "../schemaErrors.ts";

/**
 * Where a setting is written: the place in its entity's file, and what that refers to, `file:line:column` each. The place
 * that says most stands last.
 * @param path segments of the setting's pattern
 */
export function writtenPlaces(
  entity: string,
  path: readonly string[],
  sources: readonly SourceFile[],
): readonly string[] {
  const index = new SchemaIndex(sources);
  const document = sources.find(({ name, folder }) => name === entity && folder === "config");
  if (!document) return [];
  let places = chain(index.root(document), index);
  for (const segment of path) {
    const found = places.flatMap((place) => stepsTo(place, segment, index));
    const [first] = found;
    if (first === undefined) return [];
    places = chain(first, index);
  }
  return places.map(({ document: written, pointer }) => wordsFor(written.file, pointer, sources));
}

/** A place and all that it refers to. */
function chain(place: SchemaPlace, index: SchemaIndex): readonly SchemaPlace[] {
  const ref = isRaw(place.node) ? place.node["$ref"] : undefined;
  const next = typeof ref === "string" ? index.find(ref, place.base) : undefined;
  return next ? [place, ...chain(next, index)] : [place];
}

/** The places one segment further: a property, an item, a value of a map, in the place itself or in one of its branches. */
function stepsTo(place: SchemaPlace, segment: string, index: SchemaIndex): readonly SchemaPlace[] {
  const { node, pointer } = place;
  if (!isRaw(node)) return [];
  const below = (at: string, child: unknown): readonly SchemaPlace[] =>
    isRaw(child) ? [{ ...place, pointer: pointer + at, node: child }] : [];
  const { properties } = node;
  const own = isRaw(properties) && Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  const direct = [
    ...below(`/properties/${escapeSegment(segment)}`, own),
    ...(segment === "*"
      ? [...below("/items", node["items"]), ...below("/additionalProperties", node["additionalProperties"])]
      : []),
  ];
  if (direct.length > 0) return direct;
  const members = membersOf(place, index);
  if (members.length > 0) return members.flatMap((member) => stepsTo(member, segment, index)).slice(0, 1);
  return ["allOf", "oneOf", "anyOf"].flatMap((keyword) => {
    const branches: unknown = node[keyword];
    return (Array.isArray(branches) ? branches : []).flatMap((branch: unknown, at) =>
      below(`/${keyword}/${at}`, branch)
        .flatMap((one) => chain(one, index))
        .flatMap((one) => stepsTo(one, segment, index)),
    );
  });
}

/** The files of a union's folder. */
function membersOf({ document, node }: SchemaPlace, index: SchemaIndex): readonly SchemaPlace[] {
  const union = isRaw(node) ? node["x-union"] : undefined;
  if (!isRaw(union)) return [];
  const folder = `${posix.join(posix.dirname(document.file), String(union["folder"]))}/`;
  return index.documents.filter(({ file }) => file.startsWith(folder)).map((one) => index.root(one));
}

function wordsFor(file: string, pointer: string, sources: readonly SourceFile[]): string {
  const source = sources.find((one) => one.file === file);
  if (!source) return file;
  // An error knows the line and column of what it is about, in the file that says it.
  const { file: written, line, column } = new SchemaError(source, pointer, "");
  return `${written}:${line}:${column}`;
}

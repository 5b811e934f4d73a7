import { posix } from "node:path";
import { isRaw } from "./schemaDialect.ts";
import type { SchemaDocument, SchemaPlace } from "./SchemaIndex.ts";

/** What `x-union` of a schema says: the folder with a file a branch, and the property that tells them apart. */
interface FolderUnion {
  readonly folder: string;
  readonly tag: unknown;
  /** By the order a member asks for, then by file. */
  readonly members: readonly SchemaDocument[];
}

/** The union that a schema makes of a folder beside its file; undefined for a schema without `x-union`. */
export function readUnion(
  { node, document }: SchemaPlace,
  documents: readonly SchemaDocument[],
): FolderUnion | undefined {
  const union = isRaw(node) ? node["x-union"] : undefined;
  if (!isRaw(union)) return undefined;
  const folder = `${posix.join(posix.dirname(document.file), String(union["folder"]))}/`;
  const members = documents
    .filter(({ file }) => file.startsWith(folder))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  return { folder, tag: union["tag"], members };
}

function orderOf({ data }: SchemaDocument): number {
  const ui = isRaw(data) ? data["x-ui"] : undefined;
  const order = isRaw(ui) ? ui["order"] : undefined;
  return typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;
}

import { posix } from "node:path";
import { isRaw, type Raw } from "./schemaDialect.ts";
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

/** A choice by a tag, in keywords: what `oneOf` says of another value than an object is said by the type. */
interface TaggedUnion<Branch> {
  readonly type: "object" | readonly ["object", "null"];
  readonly discriminator: { readonly propertyName: string };
  readonly oneOf: readonly Branch[];
}

/**
 * A plain `oneOf` or `anyOf` as a choice: of objects that each ask for the same property and fix it to a word of their
 * own (`const`, or an `enum` of one), and perhaps null. Undefined where nothing tells one branch from another.
 * @param follow what a branch stands for, where it is a reference
 */
export function taggedUnion<Branch extends Raw>(
  branches: readonly Branch[],
  follow: (branch: Branch) => Raw = (branch) => branch,
): TaggedUnion<Branch> | undefined {
  const oneOf = branches.filter(({ type }) => type !== "null");
  const [first, ...others] = oneOf.map(follow);
  if (!isRaw(first?.["properties"]) || others.length === 0) return undefined;
  if ([first, ...others].some(({ type }) => type !== "object")) return undefined;
  const propertyName = Object.keys(first["properties"]).find((name) => {
    const words = [first, ...others].map((branch) => fixedWord(branch, name));
    return new Set(words).size === words.length && !words.includes(undefined);
  });
  if (propertyName === undefined) return undefined;
  const type = oneOf.length < branches.length ? (["object", "null"] as const) : "object";
  return { type, discriminator: { propertyName }, oneOf };
}

function fixedWord({ properties, required }: Raw, name: string): string | undefined {
  const property = isRaw(properties) ? properties[name] : undefined;
  if (!isRaw(property) || !Array.isArray(required) || !required.includes(name)) return undefined;
  const { const: only, enum: choices } = property;
  const word: unknown = only ?? (Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined);
  return typeof word === "string" ? word : undefined;
}

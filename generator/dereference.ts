import { isFormat } from "./compile/formats.ts";
import { findCircles, type ReferenceGraph } from "./dialect/circles.ts";
import { draftFaults } from "./dialect/draftFaults.ts";
import { doubtsOf } from "./dialect/judgingSchema.ts";
import { mergeParts } from "./dialect/mergeParts.ts";
import { plainKeywords } from "./dialect/plainKeywords.ts";
import { findEndlessReferences, reachedFrom, referencesOf, referredName } from "./dialect/referenceGraph.ts";
import { type BundledSchema, SchemaBundle } from "./dialect/SchemaBundle.ts";
import { type Dialect, isRaw, mapSubschemas, type Raw } from "./dialect/schemaDialect.ts";
import type { SchemaDocument } from "./dialect/SchemaIndex.ts";
import type { EntityPaths } from "./contracts/ProductDescriptor.ts";
import type { SourceFile } from "./readSchemas.ts";
import type { SchemaNode } from "./schema/schemaNode.ts";
import { SchemaError, SchemaErrors } from "./schemaErrors.ts";

/** Everything the emitters need: every schema of the product, dereferenced, in a stable order. */
export interface Product {
  readonly schemas: readonly ProductSchema[];
  /** What was let through, with file, line and column: formats that nobody knows, patterns that some texts hold up. */
  readonly warnings?: readonly string[];
  /** What the console is the console of. */
  readonly title?: string;
  /** How the config is written as text: in the language that the schemas make (the default), or as JSON. */
  readonly textForm?: "json";
  /** Of an OpenAPI document: the paths that read and write the entities. */
  readonly paths?: readonly EntityPaths[];
}

export interface ProductSchema {
  /** File name without its ending, folders below config/ or runtime/ joined by `-`: `stream`, `drm-aes128`. */
  readonly name: string;
  readonly folder: "config" | "runtime";
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly schema: SchemaNode;
  /** What the check is compiled from, of a schema that is to be read by the book of its draft. */
  readonly byTheBook?: { readonly schema: SchemaNode; readonly dialect: Dialect };
}

/**
 * Replaces every `$ref` by what it names (local keywords win, annotations merge key by key) and every `x-union` by
 * the schemas of its folder. Where references go round in a circle, those inside it stay, and lead to `definitions`.
 * @param others schemas that are not of the product, but may be referred to
 * @throws SchemaErrors for a reference that names nothing or never reaches a schema
 */
export function dereference(sources: readonly NamedDocument[], others: readonly SchemaDocument[] = []): Product {
  refuse(sources.flatMap(draftFaults));
  const bundle = new SchemaBundle([...sources, ...others]);
  const named = sources.map((source) => ({ source, root: bundle.add(source) }));
  refuse([...bundle.problems, ...findEndlessReferences(bundle.definitions)]);
  const dereferencer = new Dereferencer(bundle.definitions);
  return {
    schemas: named.map(({ source: { name, folder, file, dialect = "house" }, root }) => ({
      name,
      folder,
      file,
      schema: dereferencer.root(root),
      ...(dialect === "house" ? {} : { byTheBook: { schema: dereferencer.byTheBook(root), dialect } }),
    })),
    // What several entities are made of is warned of once.
    warnings: [...new Set(sources.flatMap(warningsOf))],
  };
}

function refuse(errors: readonly SchemaError[]): void {
  if (errors.length > 0) throw new SchemaErrors(errors);
}

/** A schema that the product is to have. */
type NamedDocument = SchemaDocument & Pick<SourceFile, "name" | "folder">;

function warningsOf(source: SchemaDocument): readonly string[] {
  const doubts = doubtsOf(source.data, source.dialect ?? "house", isFormat);
  return doubts.map(({ pointer, words }) => new SchemaError(source, pointer, words).message);
}

class Dereferencer {
  private readonly graph: ReferenceGraph;
  private readonly circles: ReadonlyMap<string, number>;
  /** How many definitions a circle has. */
  private readonly sizes = new Map<number, number>();
  private readonly known = new Map<string, SchemaNode>();

  constructor(private readonly definitions: ReadonlyMap<string, BundledSchema>) {
    this.graph = referencesOf(definitions);
    this.circles = findCircles(this.graph);
    for (const circle of this.circles.values()) this.sizes.set(circle, (this.sizes.get(circle) ?? 0) + 1);
  }

  /** A whole schema, with `definitions` of what the references left in it lead to. */
  root(name: string): SchemaNode {
    const root = this.definition(name);
    const left = [...reachedFrom(name, this.graph)].filter((one) => this.circles.has(one)).sort();
    if (left.length === 0) return root;
    return { ...root, definitions: Object.fromEntries(left.map((one) => [one, this.definition(one)])) };
  }

  /** A whole schema as it was written, with `definitions` of all that it refers to. */
  byTheBook(name: string): SchemaNode {
    const root = this.definitions.get(name)?.node ?? true;
    const parts = [...reachedFrom(name, this.graph)].sort().map((one) => [one, this.definitions.get(one)?.node]);
    const own = typeof root === "boolean" ? (root ? {} : { not: {} }) : root;
    return parts.length === 0 ? own : { ...own, definitions: Object.fromEntries(parts) };
  }

  /** One definition without references, but for those that stay inside its own circle. */
  private definition(name: string): SchemaNode {
    const known = this.known.get(name);
    if (known) return known;
    const { node, place } = this.definitions.get(name) ?? {};
    const { dialect = "house" } = place?.document ?? {};
    const circle = this.circles.get(name);
    const plain = this.node(node ?? true, dialect, circle);
    const isFile = place?.pointer === "" && place.document.name !== undefined;
    const made = {
      ...plain,
      ...(isFile ? { "x-from": place.document.name } : {}),
      ...this.mark(name),
    };
    this.known.set(name, made);
    return made;
  }

  private node(raw: Raw | boolean, dialect: Dialect, circle: number | undefined): SchemaNode {
    if (typeof raw === "boolean") return raw ? {} : { not: {} };
    const name = referredName(raw);
    const { $ref: _, ...own } = raw;
    const plain = plainKeywords(
      mapSubschemas(own, dialect, (child) => this.node(child, dialect, circle)),
      raw,
    );
    const local = dialect === "house" ? plain : mergeParts(plain);
    if (name === undefined) return local;
    return merge(
      circle !== undefined && this.circles.get(name) === circle ? this.left(name) : this.definition(name),
      local,
    );
  }

  /** A reference inside its circle. What it leads to is made when asked for, so that the circle comes to an end. */
  private left(name: string): SchemaNode {
    const { node, place } = this.definitions.get(name) ?? {};
    const words = isRaw(node) ? Object.entries(node).filter(([key]) => key === "title" || key === "description") : [];
    return {
      $ref: `#/definitions/${name}`,
      ...Object.fromEntries(words),
      ...this.mark(name),
      "x-target": () => this.definition(name),
      ...(place?.pointer === "" && place.document.name !== undefined ? { "x-from": place.document.name } : {}),
    };
  }

  /** Name of a definition that is part of a circle. */
  private mark(name: string): SchemaNode {
    const circle = this.circles.get(name);
    if (circle === undefined) return {};
    return { "x-definition": name, ...((this.sizes.get(circle) ?? 0) > mostWays ? { "x-once": true } : {}) };
  }
}

/** Of circles with more definitions than this there are too many ways through. */
const mostWays = 4;

function merge(base: SchemaNode, local: SchemaNode): SchemaNode {
  const merged: Record<string, unknown> = { ...base, ...local };
  for (const keyword of Object.keys(local)) {
    const inherited = base[keyword];
    const own = local[keyword];
    const isMerged = keyword.startsWith("x-") || keyword === "properties";
    if (isMerged && isRaw(inherited) && isRaw(own)) merged[keyword] = { ...inherited, ...own };
  }
  return merged;
}

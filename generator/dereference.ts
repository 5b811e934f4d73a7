import { posix } from "node:path";
import { escapeSegment, pointerSegments } from "./jsonPointer.ts";
import type { SourceFile } from "./readSchemas.ts";
import type { SchemaNode } from "./schema/schemaNode.ts";
import { SchemaError, SchemaErrors } from "./schemaErrors.ts";

/** Everything the emitters need: every schema of the product, dereferenced, in a stable order. */
export interface Product {
  readonly schemas: readonly ProductSchema[];
}

export interface ProductSchema {
  /** File name without its ending, folders below config/ or runtime/ joined by `-`: `stream`, `drm-aes128`. */
  readonly name: string;
  readonly folder: "config" | "runtime";
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly schema: SchemaNode;
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * Replaces every `$ref` by what it names (local keywords win, annotations merge key by key) and every `x-union` by
 * the schemas of its folder.
 * @throws SchemaErrors for a reference that names nothing or turns in a circle
 */
export function dereference(sources: readonly SourceFile[]): Product {
  const errors: SchemaError[] = [];
  const schemas = sources.map((source) => ({
    name: source.name,
    folder: source.folder,
    file: source.file,
    schema: new Dereferencer(sources, errors).root(source),
  }));
  if (errors.length > 0) throw new SchemaErrors(errors);
  return { schemas };
}

class Dereferencer {
  private readonly open: string[] = [];

  constructor(
    private readonly sources: readonly SourceFile[],
    private readonly errors: SchemaError[],
  ) {}

  root(source: SourceFile): SchemaNode {
    return { ...this.node(source.data, source, ""), "x-from": source.name };
  }

  private node(raw: Raw, source: SourceFile, pointer: string): SchemaNode {
    const { $ref, "x-union": union, $schema: _, $id: __, definitions: ___, ...own } = raw;
    const local = this.children(own, source, pointer);
    const united = isRecord(union) ? { ...local, ...this.union(union, source, pointer) } : local;
    return typeof $ref === "string" ? this.merge(this.target($ref, source, pointer), united) : united;
  }

  private children(raw: Raw, source: SourceFile, pointer: string): Raw {
    return Object.fromEntries(
      Object.entries(raw).map(([keyword, value]) => [
        keyword,
        this.child(keyword, value, source, `${pointer}/${keyword}`),
      ]),
    );
  }

  private child(keyword: string, value: unknown, source: SourceFile, pointer: string): unknown {
    if (maps.has(keyword) && isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, node]) => {
          const at = `${pointer}/${escapeSegment(key)}`;
          return [key, isRecord(node) ? this.node(node, source, at) : node];
        }),
      );
    }
    if (lists.has(keyword) && Array.isArray(value)) {
      return value.map((node: unknown, index) =>
        isRecord(node) ? this.node(node, source, `${pointer}/${index}`) : node,
      );
    }
    return nodes.has(keyword) && isRecord(value) ? this.node(value, source, pointer) : value;
  }

  private union(union: Raw, source: SourceFile, pointer: string): Raw {
    const folder = `${posix.join(posix.dirname(source.file), String(union["folder"]))}/`;
    // By the order a member asks for, then by file.
    const members = this.sources
      .filter((other) => other.file.startsWith(folder))
      .toSorted((one, other) => orderOf(one) - orderOf(other));
    if (members.length === 0) this.fail(source, `${pointer}/x-union`, `the folder ${folder} must hold a schema`);
    return {
      discriminator: { propertyName: union["tag"] },
      required: [union["tag"]],
      oneOf: members.map((member) => this.enter(member, "", source, pointer)),
    };
  }

  private target(ref: string, source: SourceFile, pointer: string): SchemaNode {
    const [path = "", fragment = ""] = ref.split("#");
    const file = path === "" ? source.file : posix.join(posix.dirname(source.file), path);
    const found = this.sources.find((other) => other.file === file);
    if (!found) return this.fail(source, `${pointer}/$ref`, `the file ${file} must exist`);
    return this.enter(found, fragment, source, pointer);
  }

  /** Descends into another place, refusing circles. */
  private enter(found: SourceFile, fragment: string, source: SourceFile, pointer: string): SchemaNode {
    const place = `${found.file}#${fragment}`;
    if (this.open.includes(place))
      return this.fail(source, pointer, `a schema must not contain itself: ${[...this.open, place].join(" → ")}`);
    let raw: unknown = found.data;
    for (const segment of pointerSegments(fragment)) raw = isRecord(raw) ? raw[segment] : undefined;
    if (!isRecord(raw)) return this.fail(source, `${pointer}/$ref`, `${place} must exist`);
    this.open.push(place);
    const node = this.node(raw, found, fragment);
    this.open.pop();
    return fragment === "" ? { ...node, "x-from": found.name } : node;
  }

  private merge(base: SchemaNode, local: Raw): SchemaNode {
    const merged: Record<string, unknown> = { ...base, ...local };
    for (const keyword of Object.keys(local)) {
      const inherited = base[keyword];
      const own = local[keyword];
      const isMerged = keyword.startsWith("x-") || keyword === "properties";
      if (isMerged && isRecord(inherited) && isRecord(own)) merged[keyword] = { ...inherited, ...own };
    }
    return merged;
  }

  private fail(source: SourceFile, pointer: string, rule: string): SchemaNode {
    this.errors.push(new SchemaError(source, pointer, rule));
    return {};
  }
}

function orderOf({ data }: SourceFile): number {
  const ui = data["x-ui"];
  const order = isRecord(ui) ? ui["order"] : undefined;
  return typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;
}

const maps = new Set(["properties", "patternProperties", "dependencies"]);
const lists = new Set(["oneOf", "anyOf", "allOf"]);
const nodes = new Set(["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"]);

function isRecord(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { pointerSegments } from "../jsonPointer.ts";
import { type Dialect, isRaw, mapSubschemas, type Raw } from "./schemaDialect.ts";

/** A file that holds a schema. */
export interface SchemaDocument {
  /** Path for messages; references between files are relative to it. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** How it is read; ours when absent. */
  readonly dialect?: Dialect;
  /** Of a schema of the product: what types and forms call it. */
  readonly name?: string;
  /** Address it was fetched from, where that is not its path. */
  readonly uri?: string;
  /** Places where something else stands now, with what was written there: references below them lead to that. */
  readonly replaced?: ReadonlyMap<string, unknown>;
}

/** A schema inside a document. */
export interface SchemaPlace {
  readonly document: SchemaDocument;
  readonly pointer: string;
  readonly node: unknown;
  /** Address that references inside are relative to. */
  readonly base: string;
  /** The plain name it was found by, where that is a dynamic one. */
  readonly dynamicName?: string;
}

/** Finds what a reference names: a file, an `$id`, a JSON pointer or a plain name below either. */
export class SchemaIndex {
  private readonly resources = new Map<string, SchemaPlace>();
  private readonly names = new Map<string, SchemaPlace>();
  private readonly dynamicNames = new Map<string, Map<string, SchemaPlace>>();
  private readonly bases = new Map<string, string>();

  constructor(readonly documents: readonly SchemaDocument[]) {
    for (const document of documents) {
      const base = addressOf(document);
      this.resources.set(base, { document, pointer: "", node: document.data, base });
      this.add(document, document.data, "", base);
    }
  }

  /** The place of a whole document. */
  root(document: SchemaDocument): SchemaPlace {
    return { document, pointer: "", node: document.data, base: this.baseAt(document, "") };
  }

  /** The base of a place below another, as an `$id` on the way may have changed it. */
  baseAt(document: SchemaDocument, pointer: string): string {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
      const base = this.bases.get(`${document.file}#${at}`);
      if (base !== undefined || at === "") return base ?? addressOf(document);
    }
  }

  /** What the resources at an address offer to `$dynamicRef`, by name. */
  dynamicAt(base: string): ReadonlyMap<string, SchemaPlace> {
    return this.dynamicNames.get(base) ?? new Map<string, SchemaPlace>();
  }

  find(ref: string, base: string): SchemaPlace | undefined {
    const [address, fragment] = resolveAddress(ref, base) ?? [];
    if (address === undefined || fragment === undefined) return undefined;
    if (fragment !== "" && !fragment.startsWith("/")) return this.names.get(`${address}#${fragment}`);
    const resource = this.resources.get(address);
    return resource && this.below(resource, fragment);
  }

  private below({ document, pointer, node }: SchemaPlace, fragment: string): SchemaPlace | undefined {
    const at = pointer + fragment;
    const replaced = [...(document.replaced ?? [])].find(([place]) => at.startsWith(`${place}/`));
    let found = replaced === undefined ? node : replaced[1];
    const rest = replaced === undefined ? fragment : at.slice(replaced[0].length);
    for (const segment of pointerSegments(rest)) {
      if (typeof found !== "object" || found === null || !Object.hasOwn(found, segment)) return undefined;
      found = (found as Raw)[segment];
    }
    return { document, pointer: at, node: found, base: this.baseAt(document, at) };
  }

  private add(document: SchemaDocument, node: unknown, pointer: string, outer: string): void {
    if (!isRaw(node)) return;
    const dialect = document.dialect ?? "house";
    const base = this.own(document, node, pointer, outer, dialect);
    this.bases.set(`${document.file}#${pointer}`, base);
    mapSubschemas(node, dialect, (child, at) => this.add(document, child, pointer + at, base));
  }

  /** Takes the names of one schema down. @returns the base of what it holds */
  private own(document: SchemaDocument, node: Raw, pointer: string, outer: string, dialect: Dialect): string {
    // By draft-07 nothing beside a reference counts.
    if (dialect === "draft-07" && typeof node["$ref"] === "string") return outer;
    const { $anchor, $dynamicAnchor } = node;
    // Of our own files `$id` repeats the path, from the folder of the schemas on.
    const $id = dialect === "house" ? undefined : node["$id"];
    const [address, fragment] = (typeof $id === "string" ? resolveAddress($id, outer) : undefined) ?? [outer, ""];
    const place = { document, pointer, node, base: address };
    if (typeof $id === "string" && !$id.startsWith("#")) this.resources.set(address, place);
    if (fragment !== "" && dialect === "draft-07") this.names.set(`${address}#${fragment}`, place);
    if (dialect === "draft-07") return address;
    if (typeof $anchor === "string") this.names.set(`${address}#${$anchor}`, place);
    if (typeof $dynamicAnchor === "string") {
      const dynamic = { ...place, dynamicName: $dynamicAnchor };
      this.names.set(`${address}#${$dynamicAnchor}`, dynamic);
      const known = this.dynamicNames.get(address) ?? new Map<string, SchemaPlace>();
      this.dynamicNames.set(address, known.set($dynamicAnchor, dynamic));
    }
    return address;
  }
}

/** Name of the file a document stands in, as an address. */
export function addressOf({ file, uri }: SchemaDocument): string {
  return uri ?? new URL(file.split("/").map(encodeURIComponent).join("/"), "file:///").href;
}

/** A reference as an absolute address and its decoded fragment; undefined for one that is no address. */
export function resolveAddress(ref: string, base: string): readonly [string, string] | undefined {
  try {
    const { href, hash } = new URL(ref, base);
    return [hash === "" ? href.replace(/#$/, "") : href.slice(0, -hash.length), decodeURIComponent(hash.slice(1))];
  } catch {
    return undefined;
  }
}

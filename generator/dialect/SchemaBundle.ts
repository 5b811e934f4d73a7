import { didYouMean } from "../nearestName.ts";
import { SchemaError } from "../schemaErrors.ts";
import { standardSchemas } from "./standardSchemas.ts";
import { readUnion } from "./unionMembers.ts";
import { type Dialect, dialectNamed, isJudging, isRaw, mapSubschemas, type Raw } from "./schemaDialect.ts";
import { resolveAddress, type SchemaDocument, SchemaIndex, type SchemaPlace } from "./SchemaIndex.ts";

/** A schema of a bundle, and where it was written. */
export interface BundledSchema {
  readonly node: Raw | boolean;
  readonly place: SchemaPlace;
}

/**
 * Which schema a dynamic name stands for: what the outermost resource on the way here said. A check is compiled once for
 * each such way, so that no name has to be looked up while it runs.
 */
type DynamicScope = ReadonlyMap<string, SchemaPlace>;

/**
 * Every schema that a set of documents consists of, under a name, with references only of the form
 * `#/definitions/NAME`: what `$id`, anchors, pointers, dynamic names and files say is settled here.
 */
export class SchemaBundle {
  readonly definitions = new Map<string, BundledSchema>();
  readonly problems: SchemaError[] = [];
  private readonly index: SchemaIndex;
  private readonly names = new Map<string, string>();
  private readonly waiting: (() => void)[] = [];

  /** @param documents what may be added, and what those may refer to */
  constructor(private readonly documents: readonly SchemaDocument[]) {
    this.index = new SchemaIndex([...documents, ...standardSchemas()]);
  }

  /** Puts a document with all that it refers to into the bundle. @returns the name of its definition */
  add(document: SchemaDocument): string {
    const name = this.name(this.index.root(document), new Map());
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) next();
    return name;
  }

  private name(place: SchemaPlace, outer: DynamicScope): string {
    const scope = this.enter(place.base, outer);
    const ways = [...scope].map(([name, { document, pointer }]) => `${name}=${document.file}#${pointer}`);
    const key = [`${place.document.file}#${place.pointer}`, ...ways].join("\n");
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const wanted = definitionName(place);
    let name = wanted;
    for (let count = 2; this.definitions.has(name); count++) name = `${wanted}-${count}`;
    this.names.set(key, name);
    this.definitions.set(name, { node: true, place });
    this.waiting.push(() => this.definitions.set(name, { node: this.rewrite(place, scope), place }));
    return name;
  }

  /** Of a dynamic name the outermost resource decides: what is known already stays. */
  private enter(base: string, scope: DynamicScope): DynamicScope {
    const own = [...this.index.dynamicAt(base)].filter(([name]) => !scope.has(name));
    return own.length === 0 ? scope : new Map([...scope, ...own]);
  }

  private rewrite(place: SchemaPlace, outer: DynamicScope): Raw | boolean {
    const { node, document } = place;
    if (typeof node === "boolean") return node;
    if (!isRaw(node)) return this.fail(place, "", "a schema is an object of keywords, or true or false");
    const dialect = document.dialect ?? "house";
    const named = dialect === "house" ? undefined : dialectNamed(node);
    if (named !== undefined && named !== dialect)
      return this.fail(place, "/$schema", `a schema is of draft-07 or 2020-12, ${dialect} here and in all its parts`);
    for (const [keyword, words] of refused) if (node[keyword] !== undefined) this.fail(place, `/${keyword}`, words);
    const base = this.index.baseAt(document, place.pointer);
    const scope = this.enter(base, outer);
    const here = { ...place, base };
    const { $ref, $dynamicRef, ...rest } = this.kept(node, dialect);
    const inner = mapSubschemas(rest, dialect, (child, at) =>
      this.rewrite({ document, pointer: place.pointer + at, node: child, base }, scope),
    );
    const own = { ...inner, ...this.union(here, scope) };
    const refs = [
      ...(typeof $ref === "string" ? [this.refer($ref, here, "/$ref", scope)] : []),
      ...(typeof $dynamicRef === "string" ? [this.refer($dynamicRef, here, "/$dynamicRef", scope)] : []),
    ];
    const [only, second] = refs;
    if (second !== undefined) return { ...own, allOf: [...asList(own["allOf"]), ...refs.map(reference)] };
    return only === undefined ? own : { ...reference(only), ...own };
  }

  /** The keywords that say something: names are settled by now, and by draft-07 nothing beside a reference judges. */
  private kept(node: Raw, dialect: Dialect): Raw {
    const isSilent =
      dialect === "draft-07" && typeof node["$ref"] === "string"
        ? (keyword: string) => keyword !== "$ref" && isJudging(keyword, dialect)
        : () => false;
    const isDynamic = dialect === "2020-12" || dialect === "house";
    return Object.fromEntries(
      Object.entries(node).filter(
        ([keyword]) => !settled.has(keyword) && !isSilent(keyword) && (keyword !== "$dynamicRef" || isDynamic),
      ),
    );
  }

  private refer(ref: string, from: SchemaPlace, at: string, scope: DynamicScope): string {
    const found = this.index.find(ref, from.base);
    if (!found || (!isRaw(found.node) && typeof found.node !== "boolean")) {
      this.fail(from, at, `${this.missing(ref, from)} must exist${this.nearTo(ref, from)}`);
      return "";
    }
    if ((found.document.dialect ?? "house") !== (from.document.dialect ?? "house"))
      this.fail(from, at, `“${ref}” must name a schema of the same draft; ${found.document.file} is of another`);
    const { dynamicName } = found;
    const outermost = at === "/$dynamicRef" && dynamicName !== undefined ? scope.get(dynamicName) : undefined;
    return this.name(outermost ?? found, scope);
  }

  /** What a reference asks for in vain: a file or an address, or a place in one that is there. */
  private missing(ref: string, from: SchemaPlace): string {
    const [path = "", fragment = ""] = ref.split("#");
    const found = this.index.find(path, from.base);
    if (found) return `${found.document.file}#${fragment}`;
    const [address = path] = resolveAddress(path, from.base) ?? [];
    return address.startsWith("file:///")
      ? `the file ${decodeURIComponent(address.slice(8))}`
      : `the schema ${address}`;
  }

  /** A file of nearly that name, or a definition beside the one that is not there. */
  private nearTo(ref: string, from: SchemaPlace): string {
    const [path = "", fragment = ""] = ref.split("#");
    const found = this.index.find(path, from.base);
    const last = (address: string) => address.slice(address.lastIndexOf("/") + 1);
    if (!found)
      return didYouMean(
        last(path),
        this.documents.map(({ file }) => last(file)),
      );
    const beside = this.index.find(`${path}#${fragment.slice(0, fragment.lastIndexOf("/"))}`, from.base)?.node;
    return isRaw(beside) ? didYouMean(last(fragment), Object.keys(beside)) : "";
  }

  /** `x-union`: one branch a file of its folder. */
  private union(place: SchemaPlace, scope: DynamicScope): Raw {
    const union = readUnion(place, this.documents);
    if (union === undefined) return {};
    if (union.members.length === 0) this.fail(place, "/x-union", `the folder ${union.folder} must hold a schema`);
    return {
      discriminator: { propertyName: union.tag },
      required: [union.tag],
      oneOf: union.members.map((member) => reference(this.name(this.index.root(member), scope))),
    };
  }

  private fail({ document, pointer }: SchemaPlace, at: string, rule: string): Raw {
    this.problems.push(new SchemaError(document, pointer + at, rule));
    return {};
  }
}

/** What no check can be compiled from, and what to write in its place. */
const refused: ReadonlyMap<string, string> = new Map([
  ["unevaluatedItems", "unevaluatedItems is not read; say what further items are with items, beside prefixItems"],
  ["$recursiveRef", "$recursiveRef is of a draft that is not read; say it with $dynamicRef"],
]);

const settled: ReadonlySet<string> = new Set(
  "$schema $id $anchor $dynamicAnchor $vocabulary $comment $defs definitions".split(" "),
);

function reference(name: string): Raw {
  return { $ref: `#/definitions/${name}` };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Last name of a place: of the file for a whole one, else of the last key on the way to it. */
function definitionName({ document, pointer }: SchemaPlace): string {
  const path = pointer === "" ? document.file.replace(/\.[a-z]+$/, "") : pointer;
  return path.slice(path.lastIndexOf("/") + 1).replaceAll(/[^A-Za-z0-9_-]/g, "") || "schema";
}

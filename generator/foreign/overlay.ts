import { isRaw, type Raw } from "../dialect/schemaDialect.ts";
import { escapeSegment } from "../jsonPointer.ts";
import { didYouMean } from "../nearestName.ts";
import type { SourceFile } from "../readSchemas.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";

/** A file of ours that says more of somebody else's schemas, and leaves them as they are. */
export interface Overlay {
  readonly file: string;
  readonly text: string;
  readonly data: Raw;
}

/** What an overlay may add at any place: words and annotations, never what a value must be. */
const words = new Set(["title", "description", "examples", "default", "deprecated", "readOnly", "format"]);

/** Name of the schema that is the whole config, if the overlay says it. */
export function rootOf({ data }: Overlay): string | undefined {
  return typeof data["root"] === "string" ? data["root"] : undefined;
}

/**
 * The schemas with all that an overlay adds to them; faults in what it adds are told in its own file.
 * @throws SchemaErrors for a schema or a place that is not there, and for a keyword that would judge
 */
export function withOverlay(sources: readonly SourceFile[], overlay: Overlay): readonly SourceFile[] {
  const parts = isRaw(overlay.data["schemas"]) ? overlay.data["schemas"] : {};
  const errors = [
    ...Object.keys(overlay.data)
      .filter((key) => !["root", "title", "schemas", "$schema"].includes(key))
      .map((key) => new SchemaError(overlay, `/${escapeSegment(key)}`, "an overlay has root, title and schemas")),
    ...Object.keys(parts).flatMap((name) => unknownSchema(name, `/schemas/${escapeSegment(name)}`, sources, overlay)),
    ...(rootOf(overlay) === undefined ? [] : unknownSchema(rootOf(overlay) ?? "", "/root", sources, overlay)),
  ];
  const result = sources.map((source) => {
    const part = parts[source.name];
    if (part === undefined) return source;
    const adding = new Adding(overlay, source, errors);
    const data = adding.merge(source.data, part, "", `/schemas/${escapeSegment(source.name)}`) as Raw;
    return { ...source, data, additions: [...(source.additions ?? []), ...adding.additions] };
  });
  if (errors.length > 0) throw new SchemaErrors(errors);
  return result;
}

function unknownSchema(name: string, at: string, sources: readonly SourceFile[], overlay: Overlay) {
  if (sources.some((source) => source.name === name)) return [];
  const hint = didYouMean(
    name,
    sources.map((source) => source.name),
  );
  return [new SchemaError(overlay, at, `there is no schema “${name}”${hint}`)];
}

/** Merges one schema's part of an overlay into it, and takes down what is new. */
class Adding {
  readonly additions: NonNullable<SourceFile["additions"]>[number][] = [];

  constructor(
    private readonly overlay: Overlay,
    private readonly source: SourceFile,
    private readonly errors: SchemaError[],
  ) {}

  merge(base: unknown, part: unknown, pointer: string, at: string): unknown {
    if (!isRaw(part)) return this.fail(at, "an overlay follows the schema's own objects");
    if (!isRaw(base)) return this.fail(at, `the schema has nothing at ${pointer || "/"} to add to`);
    const result: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(part)) {
      const [below, there] = [`${pointer}/${escapeSegment(key)}`, `${at}/${escapeSegment(key)}`];
      if (key.startsWith("x-") || words.has(key)) {
        const said = base[key];
        if (key === "x-entity" && isRaw(value)) this.checkEntity(value, there);
        result[key] = isRaw(said) && isRaw(value) ? { ...said, ...value } : value;
        this.additions.push({ pointer: below, source: this.asSource(), at: there });
      } else if (Object.hasOwn(base, key)) {
        const list = base[key];
        result[key] =
          Array.isArray(list) && isRaw(value)
            ? this.mergeItems(list, value, below, there)
            : this.merge(list, value, below, there);
      } else this.fail(there, `“${key}” is not in the schema; an overlay adds words and annotations to what is there`);
    }
    return result;
  }

  /** A JSON object has no order of its own, and its keys are given by who writes it. */
  private checkEntity(entity: Raw, at: string): void {
    for (const word of ["order", "serverKeys", "collection"])
      if (entity[word] !== undefined)
        this.fail(`${at}/${word}`, `“${word}” cannot be said of a config that is written as JSON`);
  }

  /** Items of a list (`allOf`, `oneOf`) go by their place: `"oneOf": { "0": … }`. */
  private mergeItems(list: readonly unknown[], part: Raw, pointer: string, at: string): unknown {
    const result = [...list];
    for (const [index, value] of Object.entries(part)) {
      if (/^\d+$/.test(index) && Number(index) < list.length)
        result[Number(index)] = this.merge(list[Number(index)], value, `${pointer}/${index}`, `${at}/${index}`);
      else this.fail(`${at}/${escapeSegment(index)}`, `the list has ${list.length} items, counted from 0`);
    }
    return result;
  }

  private asSource(): SourceFile {
    return { ...this.source, file: this.overlay.file, text: this.overlay.text, additions: [] };
  }

  private fail(at: string, rule: string): unknown {
    this.errors.push(new SchemaError(this.overlay, at, rule));
    return {};
  }
}

import { followReference, type SchemaNode } from "./schemaNode.ts";

/** A step down: what stands there and how it goes on, or the pattern of an outer place that it is again. */
export type Step =
  | { readonly node: SchemaNode; readonly below: Descent; readonly recurs?: undefined }
  | { readonly node: SchemaNode; readonly below?: undefined; readonly recurs: string };

/**
 * The way down a schema that may contain itself: it ends where a definition comes again that the way came through. Of
 * large circles each definition is entered once on all ways together, as there would be too many of them.
 */
export class Descent {
  private constructor(
    private readonly outer: ReadonlyMap<string, string>,
    private readonly once: Map<string, string>,
  ) {}

  /** The way that begins at a schema, with what stands there. @param pattern where that is in its entity */
  static from(node: SchemaNode, pattern = ""): Descent {
    return new Descent(new Map(), new Map()).enter(node, pattern).below ?? new Descent(new Map(), new Map());
  }

  /** Whether what stands here may come again further down. */
  get isInCircle(): boolean {
    return this.outer.size > 0;
  }

  enter(node: SchemaNode, pattern: string): Step {
    const name = node["x-definition"];
    const met = followReference(node);
    if (name === undefined) return { node: met, below: this };
    const recurs = this.outer.get(name) ?? (node["x-once"] === true ? this.once.get(name) : undefined);
    if (recurs !== undefined) return { node: met, recurs };
    this.once.set(name, pattern);
    return { node: met, below: new Descent(new Map([...this.outer, [name, pattern]]), this.once) };
  }
}

import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";

/** What taking in one value costs a console beside its characters, in characters. */
const COST_OF_VALUE = 100;

/**
 * Packs the values of a merge patch, in the order they are put, into patches of bounded size. Made one after the other
 * the parts do what the whole patch does; only a value that cannot be divided (a long list, a long text) exceeds the size.
 */
export class PatchParts {
  readonly #done: JsonObject[] = [];
  #part: JsonObject = {};
  #size = 0;

  /** @param largest size of a part, in characters */
  constructor(private readonly largest: number) {}

  /** Index of the part that the last value went to. */
  get last(): number {
    return this.#done.length;
  }

  /** All parts; at least one. */
  get all(): readonly JsonObject[] {
    return [...this.#done, this.#part];
  }

  put(path: readonly string[], value: Json): void {
    const size = roughSize(value) + COST_OF_VALUE;
    if (size > this.largest && isPlainObject(value)) {
      const children = Object.entries(value);
      for (const [key, child] of children) this.put([...path, key], child);
      if (children.length > 0) return;
    }
    if (this.#size > 0 && this.#size + size > this.largest) this.#turn();
    this.#place(path, value, size);
  }

  /** Puts a value into the present part, however large it gets. */
  putWhole(path: readonly string[], value: Json): void {
    this.#place(path, value, roughSize(value));
  }

  #turn(): void {
    this.#done.push(this.#part);
    this.#part = {};
    this.#size = 0;
  }

  #place(path: readonly string[], value: Json, size: number): void {
    let at = this.#part;
    this.#size += size;
    for (const key of path.slice(0, -1)) {
      const inner = at[key];
      if (!isPlainObject(inner)) this.#size += key.length + 6;
      at = isPlainObject(inner) ? inner : (at[key] = {});
    }
    const last = path.at(-1) ?? "";
    this.#size += last.length + 4;
    at[last] = value;
  }
}

/** The number of characters a value takes as JSON, near enough to decide by; writing every patch out would cost more. */
export function roughSize(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  let size = 2;
  if (Array.isArray(value)) {
    for (const item of value) size += 1 + roughSize(item);
    return size;
  }
  for (const [key, child] of Object.entries(value)) size += key.length + 4 + roughSize(child);
  return size;
}

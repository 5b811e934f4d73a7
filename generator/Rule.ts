import type { Product } from "./Product.ts";

/** A rule every schema keeps beyond JSON Schema; its sentence is the error message. */
export interface Rule {
  readonly sentence: string;
  /** The places that break it. */
  readonly broken: (product: Product) => readonly RuleBreak[];
}

export interface RuleBreak {
  /** File of the schema, from the project's root. */
  readonly file: string;
  readonly pointer: string;
  /** What exactly, added to the sentence. */
  readonly detail?: string;
}

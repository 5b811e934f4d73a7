/** One thing wrong with a config or its text; `line` and `column` count from 1 and stand where a text was read. */
export interface ConfigProblem {
  /** JSON pointer into the config; empty where the text cannot be read at all. */
  readonly pointer: string;
  readonly keyword: string;
  /** Words fit to show. */
  readonly message: string;
  readonly level: "error" | "warning";
  readonly page?: string;
  readonly section?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Where something stands in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

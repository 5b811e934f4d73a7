/** One thing that may stand where the cursor is. */
export interface Suggestion {
  readonly label: string;
  /** `word` begins a statement, `option` is `k=`, `value` a value, `reference` the name of an entity of the file. */
  readonly kind: "word" | "option" | "value" | "reference";
  /** Text that takes the place of the range. */
  readonly insert: string;
  readonly detail?: string;
  readonly description?: string;
  readonly deprecated?: string;
  /** Range that is replaced, as offsets in the file. */
  readonly start: number;
  readonly end: number;
}

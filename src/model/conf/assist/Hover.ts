/** What is to be said of the word under the cursor. */
export interface Hover {
  readonly title: string;
  readonly description?: string;
  readonly deprecated?: string;
  /** Values it may have, where they are few. */
  readonly values: readonly string[];
  readonly default?: string;
  /** Range of the word, as offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** What happens to the arguments that stand in the text: their new texts (undefined: removed), and what is inserted. */
export interface TokenChange {
  readonly kept: readonly (string | undefined)[];
  /** New tokens behind an argument, by its index; -1 stands for the word. */
  readonly inserted: ReadonlyMap<number, readonly string[]>;
}

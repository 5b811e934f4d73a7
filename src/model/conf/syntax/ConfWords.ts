/** What the parser must know of the language to find the end of a statement that its author left open. */
export interface ConfWords {
  /** A word of any context: at the start of a line it begins a statement. */
  isWord(word: string): boolean;
  /** A word that only the top level knows: at the start of a line it closes every open block. */
  isTopWord(word: string): boolean;
}

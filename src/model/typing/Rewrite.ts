/** A rewriting of text while it is typed; it lives as long as its field, so that it can remember what was really typed. */
export interface Rewrite {
  /** What shall stand in the input instead. */
  type(text: string): string;
  /** The focus left: what was decided stays decided. */
  settle(): void;
}

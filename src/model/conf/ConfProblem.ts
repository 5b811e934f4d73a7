/** No more are listed of one text: whoever mends these sees the next ones. */
export const MOST_PROBLEMS = 100;

/** What is wrong with a config text, and where: in the text for an editor, in the config for a form. */
export interface ConfProblem {
  /** Only an error keeps a text from being saved. */
  readonly level: "error" | "warning";
  readonly message: string;
  /** Lines and columns count from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Of the value in the config; of what holds it where the value itself could not be read. */
  readonly pointer: string;
}

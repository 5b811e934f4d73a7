/** One file the generator writes. */
export interface OutputFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Build output (compiled checks and conditions) is ignored by git and not part of `--check`. */
  readonly committed: boolean;
}

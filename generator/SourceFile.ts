/** One schema file as read: its data, and where in the text each of its pointers stands. */
export interface SourceFile {
  /** Name of the schema; folders below config/ or runtime/ joined by `-`. */
  readonly name: string;
  readonly folder: "config" | "runtime";
  /** Path from the project's root with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

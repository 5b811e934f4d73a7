/** What the database refuses; `code` is SQLite's own word, or `CLOSED` when there is no database to ask any more. */
export class SqlError extends Error {
  override readonly name = "SqlError";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** The file cannot be trusted: it is no database, or pages of it are not what they should be. */
  get isDamage(): boolean {
    return this.code.startsWith("SQLITE_CORRUPT") || this.code === "SQLITE_NOTADB";
  }
}

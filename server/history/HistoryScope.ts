/** Which sessions are meant: those that began within a time, of one stream, of all below a name, or of the whole server. */
export interface HistoryScope {
  readonly name?: string | undefined;
  /** A location or VOD: its streams or files are named `NAME/...`. */
  readonly isFolder?: boolean | undefined;
  /** Milliseconds since 1970; the first that is meant. */
  readonly fromMs?: number | undefined;
  /** Milliseconds since 1970; the first that is not meant any more. */
  readonly toMs?: number | undefined;
}

/** Names of the streams that show each logo, by its id. */
export interface LogoUses {
  /** By the config as the server holds it. */
  readonly saved: ReadonlyMap<string, readonly string[]>;
  /** By an edit that is not saved yet. */
  readonly staged: ReadonlyMap<string, readonly string[]>;
}

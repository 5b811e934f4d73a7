/** A folder of a VOD that an operator works in. */
export interface BrowsedFolder {
  readonly prefix: string;
  /** Real path of the VOD's folder; nothing outside is touched. */
  readonly root: string;
  /** Names below the root; none for the root itself. */
  readonly parts: readonly string[];
}

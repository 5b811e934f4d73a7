/** The token that lets a player in as the administrator. */
export interface ViewToken {
  readonly read: () => Promise<string>;
}

/** The config text on the server, for the review's diff. */
export interface RawText {
  readonly read: () => Promise<string>;
}

/** How an operator's call names a place in a VOD. */
export interface BrowseRequest {
  readonly prefix: string;
  /** One of the VOD's configured paths; its first where nothing is said. */
  readonly path: string | undefined;
  /** Below that path. */
  readonly subpath: string | undefined;
}

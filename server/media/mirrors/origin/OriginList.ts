/** What an origin tells of itself. */
export interface OriginList {
  readonly hostname: string;
  /** Of the streams that may be mirrored, in the origin's order. */
  readonly names: readonly string[];
}

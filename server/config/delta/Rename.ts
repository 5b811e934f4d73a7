/** An entity that went from one key of its collection to another. */
export interface Rename {
  readonly collection: string;
  readonly from: string;
  readonly to: string;
}

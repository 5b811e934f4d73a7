/** A value that names an entity. */
export interface FoundReference {
  readonly collection: string;
  readonly name: string;
  readonly path: readonly string[];
}

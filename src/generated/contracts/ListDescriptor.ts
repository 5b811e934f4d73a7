// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/** What the list of an entity shows of an item beside its name, and what it is searched by. */
export interface ListDescriptor {
  readonly columns: readonly ListColumn[];
  /** Pointer patterns beside the name. */
  readonly search: readonly string[];
}

export interface ListColumn {
  /** Pointer pattern of the setting (key of EntityDescriptor.fields). */
  readonly pattern: string;
  /** Shown until the operator chooses otherwise. */
  readonly isShown: boolean;
}

/**
 * What a merge in place has changed, two segments deep: `streams/news` for an entity, `loglevel` for a value at the
 * top. A collection's name holds no slash, so the first one ends it; what follows is the entity's key as it is.
 */
export interface MergeReport {
  /** Everything that was written to, removed things included. */
  readonly touched: Set<string>;
  readonly added: Set<string>;
  readonly removed: Set<string>;
}

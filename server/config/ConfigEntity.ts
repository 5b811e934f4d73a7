/** What the server needs of a row of the generated entity table (`src/generated/entities.ts`). */
export interface ConfigEntity {
  readonly name: string;
  /** Key of the collection in the config; the entity without one is the config itself. */
  readonly collection?: string;
  /** Property of the entity that repeats its key in the collection. */
  readonly key?: string;
  /** Keys are ids that the server gives: never reused, `-1` in the delta that creates. */
  readonly serverKeys?: true;
  /** Property holding the entity's index in its collection. */
  readonly order?: string;
  readonly renamable?: true;
  /** Top-level properties that the server reports and no edit ever touches. */
  readonly runtime: readonly string[];
}

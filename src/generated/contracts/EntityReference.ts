// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/** A text that names an entity of the config, as `x-ref` of a schema says it. */
export interface EntityReference {
  /** Key of the collection in the server config: `dvrs`, `auth_backends`. */
  readonly collection: string;
  /** Stands before the name: `auth://`. A text without it is no reference. */
  readonly prefix?: string;
}

// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Address that answers with the content keys.
 */
export type KeyServer = string

// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
export type KeyLifetime = number

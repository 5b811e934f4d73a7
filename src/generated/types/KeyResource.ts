// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
export type KeyResource = string

// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One address the stream is sent to. Further options of the push are kept as they are.
 */
export interface Push {
/**
 * Where the stream is sent; the scheme says how.
 */
url: string
}

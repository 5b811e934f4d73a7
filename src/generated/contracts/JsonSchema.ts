// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/** A JSON Schema (draft-07) as data; the generator has stripped our annotations from it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A JSON Schema (draft-07) as data; the generator has stripped our annotations from it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

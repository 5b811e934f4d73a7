// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What the server says of something that went wrong, for a console that speaks another language than English.
 */
export interface Said {
/**
 * The sentence in English, filled in.
 */
words: string
/**
 * Which sentence it is. Absent: the words are another program's, and nobody's to translate.
 */
code?: string
/**
 * What the sentence is filled in with, by name.
 */
values?: {
/**
 * A name or a number.
 */
[k: string]: string | number
}
/**
 * Of several: it says why the one before it is so, and stands behind a colon.
 */
is_reason?: boolean
}

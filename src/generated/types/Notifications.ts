// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What the server wants the operator to know.
 */
export interface Notifications {
/**
 * A newer version that can be installed.
 */
next_version?: string
/**
 * Texts by the code of the error; the code scaling_governor is not shown.
 */
errors?: {
/**
 * The text.
 */
[k: string]: string
}
}

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
/**
 * The save that goes back unless it is confirmed; absent when none waits.
 */
pending_save?: {
/**
 * Number of the revision.
 */
rev: number
/**
 * When it goes back, in milliseconds since 1970 by the server's clock.
 */
until: number
/**
 * Milliseconds until it goes back, by a clock that nobody sets.
 */
left_ms: number
/**
 * Who saved it.
 */
who: string
/**
 * Of the client that saved it.
 */
address: string
/**
 * What whoever saved it wrote to it.
 */
comment?: string
/**
 * How many settings it changed.
 */
changes: number
/**
 * Which settings changed, up to 20, as paths: streams/news/clients_timeout; never their values.
 * 
 * Items: One of the list.
 */
paths: string[]
}
/**
 * How many saves wait for their time.
 */
scheduled_count?: number
}
